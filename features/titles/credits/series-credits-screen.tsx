import { pageTitles } from "#app/head/page-title.ts";
import { canonicalSeriesPath, paths, seriesCreditsPath } from "#domain/addresses.ts";
import { notices } from "#domain/notices.ts";
import { firstAirYear } from "#domain/series.ts";
import { NotFound } from "#features/search/endings/not-found.tsx";
import * as words from "#features/titles/series/words/series-page.ts";
import { useSeries } from "#features/titles/title-details.ts";
import { CreditsPage } from "./credits-page.tsx";

const absent = <NotFound documentTitle={pageTitles.seriesNotFound} title={words.notFound} text={words.notFoundText} homePath={paths.series} />;

function SeriesCredits({ id }: { id: number }) {
  const { query, series } = useSeries(id);
  if (series === null) return absent;
  const title = series && {
    name: series.name,
    year: firstAirYear(series),
    poster_path: series.poster_path,
    path: canonicalSeriesPath(series),
    creditsPath: seriesCreditsPath(series),
  };
  return <CreditsPage kind="series" id={id} title={title} query={query} failure={notices.series} loading={words.loading} />;
}

export default function SeriesCreditsScreen({ id }: { id: number }) {
  return id === 0 ? absent : <SeriesCredits key={id} id={id} />;
}
