import { NotFound } from "#app/endings/not-found.tsx";
import * as words from "#content/words/series-page.ts";
import { paths } from "#domain/addresses.ts";
import { pageTitles } from "#domain/page-title.ts";

export function SeriesNotFound() {
  return <NotFound documentTitle={pageTitles.seriesNotFound} title={words.notFound} text={words.notFoundText} homePath={paths.series} />;
}
