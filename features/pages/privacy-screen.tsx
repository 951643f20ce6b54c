import { useSite } from "#app/data/site-context.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { TextPage } from "./text-page.tsx";

export default function PrivacyScreen() {
  return <TextPage page={useWords("page-privacy").page(useSite())} isLong />;
}
