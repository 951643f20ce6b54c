import { useSite } from "#app/data/site-context.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { privacyPage } from "./privacy-page.ts";
import { TextPage } from "./text-page.tsx";

export default function PrivacyScreen() {
  return <TextPage page={privacyPage(useWords("page-privacy"), useSite())} isLong />;
}
