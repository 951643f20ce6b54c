import { useSite } from "#app/data/site-context.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { contactPage } from "./contact-page.ts";
import { TextPage } from "./text-page.tsx";

export default function ContactScreen() {
  return <TextPage page={contactPage(useWords("page-contact"), useSite())} />;
}
