import type { Catalogue } from "#domain/catalogue.ts";
import { movieQuestions } from "./movie-questions.ts";
import { personQuestions } from "./person-questions.ts";
import { searchQuestions } from "./search-questions.ts";
import { seriesQuestions } from "./series-questions.ts";

export type Questions = ReturnType<typeof questions>;

/** All that a page can ask, as values: the server and what is fetched ahead run them. A screen takes its own noun's alone. */
export function questions(catalogue: Catalogue) {
  return { ...movieQuestions(catalogue), ...seriesQuestions(catalogue), ...personQuestions(catalogue), ...searchQuestions(catalogue) };
}
