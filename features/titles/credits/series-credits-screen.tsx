import { useWords } from "#app/words/use-words.tsx";
import { canonicalSeriesPath, seriesCreditsPath } from "#domain/addresses.ts";
import { notices } from "#domain/notices.ts";
import { firstAirYear } from "#domain/series.ts";
import { SeriesNotFound } from "#features/titles/series/series-not-found.tsx";
import { useSeries } from "#features/titles/title-details.ts";
import { CreditsPage } from "./credits-page.tsx";

function SeriesCredits({ id }: { id: number }) {
  const words = useWords("series").seriesPage;
  const { query, series } = useSeries(id);
  if (series === null) return <SeriesNotFound />;
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
  return id === 0 ? <SeriesNotFound /> : <SeriesCredits key={id} id={id} />;
}
