import { useSite } from "#app/data/site-context.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { TextPage } from "./text-page.tsx";

export default function ContactScreen() {
  return <TextPage page={useWords("page-contact").page(useSite())} />;
}
