import { NotFound } from "#app/endings/not-found.tsx";
import * as words from "#content/words/movie-page.ts";
import { paths } from "#domain/addresses.ts";
import { pageTitles } from "#domain/page-title.ts";

export function MovieNotFound() {
  return <NotFound documentTitle={pageTitles.movieNotFound} title={words.notFound} text={words.notFoundText} homePath={paths.landing} />;
}
