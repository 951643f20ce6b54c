import { useSite } from "#app/data/site-context.tsx";
import { LanguageLinks } from "#app/ui/language-links.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { usePagePath } from "./page-path.ts";

/** Leads to this page in each language. */
export function FooterLanguages() {
  return <LanguageLinks label={useWords("site").appearance.language} offered={useSite().languages} path={usePagePath()} />;
}
