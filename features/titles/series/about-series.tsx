import { useSite } from "#app/data/site-context.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { genreName } from "#domain/genre.ts";
import { limits } from "#domain/limits.ts";
import { votedRatingText } from "#domain/movie.ts";
import { firstAirYear, type Series } from "#domain/series.ts";
import { AboutText } from "#features/titles/about-text.tsx";
import { isNamed, mostCompanies } from "#features/titles/model/about.ts";
import type { ShownSeriesExtras } from "#features/titles/model/shown-extras.ts";

export function AboutSeries({ series, extras }: { series: Series; extras: ShownSeriesExtras | undefined }) {
  const { aboutSeries } = useWords("about");
  const genreNames = useWords("site").genres;
  const site = useSite();
  const facts = {
    name: series.name,
    year: firstAirYear(series),
    creators: series.created_by.map((creator) => creator.name).filter(isNamed),
    networks: series.networks
      .map((network) => network.name)
      .filter(isNamed)
      .slice(0, mostCompanies),
    cast: (extras?.credits.cast ?? [])
      .slice(0, 3)
      .map((member) => member.name)
      .filter(isNamed),
    genres: series.genres.map((genre) => genreName(genreNames, genre)).filter(isNamed),
    seasons: series.number_of_seasons,
    episodes: series.number_of_episodes,
    rating: votedRatingText(series),
    voteCount: series.vote_count,
    similar: (extras?.similar ?? [])
      .slice(0, limits.detail.similarSeriesInText)
      .map((one) => one.name)
      .filter(isNamed),
  };
  const names = [...facts.creators, ...facts.networks, ...facts.cast, ...facts.similar];
  return <AboutText title={series.name} text={aboutSeries({ ...facts, site })} names={names} />;
}
