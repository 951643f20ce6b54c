import { useQuery } from "@tanstack/react-query";
import { canonicalSeriesPath } from "#domain/addresses.ts";
import { firstAirYear, type Series } from "#domain/series.ts";
import { leadCredits } from "#features/titles/model/credits.ts";
import { TitleHero } from "#features/titles/title-hero.tsx";
import { useSeriesQueries } from "./series-queries.ts";
import * as words from "./words/series-page.ts";

const seasonsText = ({ number_of_seasons: seasons }: Series): string | null => (seasons ? words.seasonCount(seasons) : null);

/** `search`: the query string of the shown episode, for the shared address. */
export function SeriesHero({ series, search }: { series: Series; search: string }) {
  const { data: extras } = useQuery(useSeriesQueries().seriesExtras(series.id));
  return (
    <TitleHero
      title={series.name}
      year={firstAirYear(series)}
      film={series}
      lateFacts={[seasonsText(series), series.language, series.certification]}
      genreTab="tv"
      overview={series.overview || words.noOverview}
      leads={extras && leadCredits(extras.credits, series.created_by)}
      trailer={extras?.videos[0]}
      sharePath={canonicalSeriesPath(series) + search}
      saved={{ series }}
    />
  );
}
