import { useSite } from "#app/data/site-context.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { genreName } from "#domain/genre.ts";
import { limits } from "#domain/limits.ts";
import { votedRatingText } from "#domain/movie.ts";
import { firstAirYear, type Series } from "#domain/series.ts";
import { AboutText } from "#features/titles/about-text.tsx";
import { mostCompanies, named, namesOf } from "#features/titles/model/about.ts";
import type { ShownSeriesExtras } from "#features/titles/model/shown-extras.ts";

export function AboutSeries({ series, extras }: { series: Series; extras: ShownSeriesExtras | undefined }) {
  const { aboutSeries } = useWords("about");
  const genreNames = useWords("site").genres;
  const site = useSite();
  const facts = {
    name: series.name,
    year: firstAirYear(series),
    creators: namesOf(series.created_by),
    networks: namesOf(series.networks).slice(0, mostCompanies),
    cast: namesOf((extras?.credits.cast ?? []).slice(0, 3)),
    genres: named(series.genres.map((genre) => genreName(genreNames, genre))),
    seasons: series.number_of_seasons,
    episodes: series.number_of_episodes,
    rating: votedRatingText(series),
    voteCount: series.vote_count,
    similar: namesOf((extras?.similar ?? []).slice(0, limits.detail.similarSeriesInText)),
  };
  const names = [...facts.creators, ...facts.networks, ...facts.cast, ...facts.similar];
  return <AboutText title={series.name} text={aboutSeries({ ...facts, site })} names={names} />;
}
