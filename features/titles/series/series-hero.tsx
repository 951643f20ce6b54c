import { useQuery } from "@tanstack/react-query";
import { useWords } from "#app/words/use-words.tsx";
import { canonicalSeriesPath } from "#domain/addresses.ts";
import { firstAirYear, type Series } from "#domain/series.ts";
import { leadCredits } from "#features/titles/model/credits.ts";
import { TitleHero } from "#features/titles/title-hero.tsx";
import type { Words } from "#languages/words.ts";
import { useSeriesQueries } from "./series-queries.ts";

const seasonsText = (words: Words["series"]["seriesPage"], { number_of_seasons: seasons }: Series): string | null =>
  seasons ? words.seasonCount(seasons) : null;

/** `search`: the query string of the shown episode, for the shared address. */
export function SeriesHero({ series, search }: { series: Series; search: string }) {
  const words = useWords("series").seriesPage;
  const { data: extras } = useQuery(useSeriesQueries().seriesExtras(series.id));
  return (
    <TitleHero
      title={series.name}
      year={firstAirYear(series)}
      film={series}
      languages={series.textLanguages && { ...series.textLanguages, title: series.textLanguages.name }}
      lateFacts={[seasonsText(words, series), series.language, series.certification]}
      genreTab="tv"
      overview={series.overview || words.noOverview}
      leads={extras && leadCredits(extras.credits, series.created_by)}
      trailer={extras?.videos[0]}
      sharePath={canonicalSeriesPath(series) + search}
      saved={{ series }}
    />
  );
}
