import { NotFound } from "#app/endings/not-found.tsx";
import * as words from "#content/words/collection-page.ts";
import { paths } from "#domain/addresses.ts";
import { pageTitles } from "#domain/page-title.ts";

export function CollectionNotFound() {
  return <NotFound documentTitle={pageTitles.collectionNotFound} title={words.notFound} text={words.notFoundText} homePath={paths.landing} />;
}
