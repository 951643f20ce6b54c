import type { Catalogue } from "#domain/catalog.ts";
import { movieQuestions } from "./movie-queries.ts";
import { personQuestions } from "./person-queries.ts";
import { searchQuestions } from "./search-queries.ts";
import { seriesQuestions } from "./series-queries.ts";

export type Questions = ReturnType<typeof questions>;

/** All that a page can ask, as values: the server and what is fetched ahead run them. A screen takes its own noun's alone. */
export function questions(catalogue: Catalogue) {
  return { ...movieQuestions(catalogue), ...seriesQuestions(catalogue), ...personQuestions(catalogue), ...searchQuestions(catalogue) };
}
