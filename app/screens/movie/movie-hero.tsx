import { TitleHero } from "#app/movie/title-hero.tsx";
import { minutes } from "#content/words/facts.ts";
import { type Credits, leadCredits } from "#domain/credits.ts";
import { type Movie, releaseYear } from "#domain/movie.ts";
import { canonicalMoviePath } from "#domain/paths.ts";

export function MovieHero({ movie, credits }: { movie: Movie; credits: Credits | undefined }) {
  return (
    <TitleHero
      title={movie.title}
      year={releaseYear(movie)}
      film={movie}
      lateFacts={[movie.runtime !== null && minutes(movie.runtime), movie.certification, movie.language]}
      genreTab="movies"
      overview={movie.overview}
      leads={credits && leadCredits(credits)}
      sharePath={canonicalMoviePath(movie)}
    />
  );
}
