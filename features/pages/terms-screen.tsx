import { useSite } from "#app/data/site-context.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { termsPage } from "./terms-page.ts";
import { TextPage } from "./text-page.tsx";

export default function TermsScreen() {
  return <TextPage page={termsPage(useWords("page-terms"), useSite())} isLong />;
}
