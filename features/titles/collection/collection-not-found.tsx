import { pageTitles } from "#app/head/page-title.ts";
import { paths } from "#domain/addresses.ts";
import { NotFound } from "#features/search/endings/not-found.tsx";
import * as words from "./words/collection-page.ts";

export function CollectionNotFound() {
  return <NotFound documentTitle={pageTitles.collectionNotFound} title={words.notFound} text={words.notFoundText} homePath={paths.landing} />;
}
