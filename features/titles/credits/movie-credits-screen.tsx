import { useWords } from "#app/words/use-words.tsx";
import { canonicalMoviePath, movieCreditsPath } from "#domain/addresses.ts";
import { releaseYear } from "#domain/movie.ts";
import { notices } from "#domain/notices.ts";
import { MovieNotFound } from "#features/titles/movie/movie-not-found.tsx";
import { useMovie } from "#features/titles/title-details.ts";
import { CreditsPage } from "./credits-page.tsx";

function MovieCredits({ id }: { id: number }) {
  const words = useWords("titles").moviePage;
  const { query, movie } = useMovie(id);
  if (movie === null) return <MovieNotFound />;
  const title = movie && {
    name: movie.title,
    year: releaseYear(movie),
    poster_path: movie.poster_path,
    path: canonicalMoviePath(movie),
    creditsPath: movieCreditsPath(movie),
  };
  return <CreditsPage kind="movie" id={id} title={title} query={query} failure={notices.movie} loading={words.loading} />;
}

export default function MovieCreditsScreen({ id }: { id: number }) {
  return id === 0 ? <MovieNotFound /> : <MovieCredits key={id} id={id} />;
}
