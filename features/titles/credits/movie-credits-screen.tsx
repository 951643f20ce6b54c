import { useWords } from "#app/words/use-words.tsx";
import { canonicalMoviePath, movieCreditsPath, paths } from "#domain/addresses.ts";
import { releaseYear } from "#domain/movie.ts";
import { notices } from "#domain/notices.ts";
import { NotFound } from "#features/search/endings/not-found.tsx";
import { useMovie } from "#features/titles/title-details.ts";
import { CreditsPage } from "./credits-page.tsx";

function Absent() {
  const words = useWords("titles").moviePage;
  return <NotFound documentTitle={useWords("site").pageTitles.movieNotFound} title={words.notFound} text={words.notFoundText} homePath={paths.landing} />;
}

function MovieCredits({ id }: { id: number }) {
  const words = useWords("titles").moviePage;
  const { query, movie } = useMovie(id);
  if (movie === null) return <Absent />;
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
  return id === 0 ? <Absent /> : <MovieCredits key={id} id={id} />;
}
