import { useWords } from "#app/words/use-words.tsx";
import { canonicalMoviePath } from "#domain/addresses.ts";
import { type Movie, releaseYear } from "#domain/movie.ts";
import { leadCredits } from "#features/titles/model/credits.ts";
import type { ShownMovieExtras } from "#features/titles/model/shown-extras.ts";
import { TitleHero } from "#features/titles/title-hero.tsx";

export function MovieHero({ movie, extras }: { movie: Movie; extras: ShownMovieExtras | undefined }) {
  const { minutes } = useWords("site").facts;
  return (
    <TitleHero
      title={movie.title}
      year={releaseYear(movie)}
      film={movie}
      languages={movie.textLanguages}
      lateFacts={[movie.runtime !== null && minutes(movie.runtime), movie.language, movie.certification]}
      genreTab="movies"
      overview={movie.overview}
      leads={extras && leadCredits(extras.credits)}
      trailer={extras?.videos[0]}
      sharePath={canonicalMoviePath(movie)}
      saved={{ movie }}
    />
  );
}
