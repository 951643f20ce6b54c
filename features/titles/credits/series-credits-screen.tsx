import { useWords } from "#app/words/use-words.tsx";
import { canonicalSeriesPath, paths, seriesCreditsPath } from "#domain/addresses.ts";
import { notices } from "#domain/notices.ts";
import { firstAirYear } from "#domain/series.ts";
import { NotFound } from "#features/search/endings/not-found.tsx";
import { useSeries } from "#features/titles/title-details.ts";
import { CreditsPage } from "./credits-page.tsx";

function Absent() {
  const words = useWords("series").seriesPage;
  return <NotFound documentTitle={useWords("site").pageTitles.seriesNotFound} title={words.notFound} text={words.notFoundText} homePath={paths.series} />;
}

function SeriesCredits({ id }: { id: number }) {
  const words = useWords("series").seriesPage;
  const { query, series } = useSeries(id);
  if (series === null) return <Absent />;
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
  return id === 0 ? <Absent /> : <SeriesCredits key={id} id={id} />;
}
