import { NotFound } from "#app/endings/not-found.tsx";
import * as words from "#content/words/person-page.ts";
import { paths } from "#domain/addresses.ts";
import { pageTitles } from "#domain/page-title.ts";

export function PersonNotFound() {
  return <NotFound documentTitle={pageTitles.personNotFound} title={words.notFound} text={words.notFoundText} homePath={paths.landing} />;
}
