import { useSite } from "#app/data/site-context.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { cookiesPage } from "./cookies-page.ts";
import { TextPage } from "./text-page.tsx";

export default function CookiesScreen() {
  return <TextPage page={cookiesPage(useWords("page-cookies"), useSite())} />;
}
