import { pageTitles } from "#app/head/page-title.ts";
import { canonicalMoviePath, movieCreditsPath, paths } from "#domain/addresses.ts";
import { releaseYear } from "#domain/movie.ts";
import { notices } from "#domain/notices.ts";
import { NotFound } from "#features/search/endings/not-found.tsx";
import * as words from "#features/titles/movie/words/movie-page.ts";
import { useMovie } from "#features/titles/title-details.ts";
import { CreditsPage } from "./credits-page.tsx";

const absent = <NotFound documentTitle={pageTitles.movieNotFound} title={words.notFound} text={words.notFoundText} homePath={paths.landing} />;

function MovieCredits({ id }: { id: number }) {
  const { query, movie } = useMovie(id);
  if (movie === null) return absent;
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
  return id === 0 ? absent : <MovieCredits key={id} id={id} />;
}
