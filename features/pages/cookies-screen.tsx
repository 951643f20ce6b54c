import { useSite } from "#app/data/site-context.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { TextPage } from "./text-page.tsx";

export default function CookiesScreen() {
  return <TextPage page={useWords("page-cookies").page(useSite())} />;
}
