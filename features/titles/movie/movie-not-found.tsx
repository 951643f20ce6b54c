import { pageTitles } from "#app/head/page-title.ts";
import { paths } from "#domain/addresses.ts";
import { NotFound } from "#features/search/endings/not-found.tsx";
import * as words from "./words/movie-page.ts";

export function MovieNotFound() {
  return <NotFound documentTitle={pageTitles.movieNotFound} title={words.notFound} text={words.notFoundText} homePath={paths.landing} />;
}
