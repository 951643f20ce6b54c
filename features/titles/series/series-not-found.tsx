import { pageTitles } from "#app/head/page-title.ts";
import { paths } from "#domain/addresses.ts";
import { NotFound } from "#features/search/endings/not-found.tsx";
import * as words from "./words/series-page.ts";

export function SeriesNotFound() {
  return <NotFound documentTitle={pageTitles.seriesNotFound} title={words.notFound} text={words.notFoundText} homePath={paths.series} />;
}
