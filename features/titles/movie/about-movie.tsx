import { useSite } from "#app/data/site-context.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { genreName } from "#domain/genre.ts";
import { limits } from "#domain/limits.ts";
import { type Movie, releaseYear, votedRatingText } from "#domain/movie.ts";
import { AboutText } from "#features/titles/about-text.tsx";
import { mostCompanies, named, namesOf } from "#features/titles/model/about.ts";
import { directorsOf } from "#features/titles/model/credits.ts";
import type { ShownMovieExtras } from "#features/titles/model/shown-extras.ts";

export function AboutMovie({ movie, extras }: { movie: Movie; extras: ShownMovieExtras | undefined }) {
  const { aboutMovie } = useWords("about");
  const genreNames = useWords("site").genres;
  const site = useSite();
  const facts = {
    title: movie.title,
    year: releaseYear(movie),
    runtime: movie.runtime,
    directors: extras ? namesOf(directorsOf(extras.credits)) : [],
    cast: namesOf((extras?.credits.cast ?? []).slice(0, 3)),
    genres: named(movie.genres.map((genre) => genreName(genreNames, genre))),
    companies: namesOf(movie.production_companies).slice(0, mostCompanies),
    rating: votedRatingText(movie),
    voteCount: movie.vote_count,
    similar: named((extras?.similar ?? []).slice(0, limits.detail.similarMoviesInText).map((film) => film.title)),
  };
  const names = [...facts.directors, ...facts.cast, ...facts.companies, ...facts.similar];
  return <AboutText title={movie.title} text={aboutMovie({ ...facts, site })} names={names} />;
}
