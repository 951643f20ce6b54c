import { useMemo } from "react";
import { useCatalogue } from "#app/catalogue-context.tsx";
import type { Catalogue } from "#domain/catalogue.ts";
import { movieQuestions } from "./movie-questions.ts";
import { personQuestions } from "./person-questions.ts";
import { searchQuestions } from "./search-questions.ts";
import { seriesQuestions } from "./series-questions.ts";

export type Questions = ReturnType<typeof questions>;

/** All that a page can ask, as values: the page table runs them on the server, screens hand them to `useQuery`. */
export function questions(catalogue: Catalogue) {
  return { ...movieQuestions(catalogue), ...seriesQuestions(catalogue), ...personQuestions(catalogue), ...searchQuestions(catalogue) };
}

export function useQuestions(): Questions {
  const catalogue = useCatalogue();
  return useMemo(() => questions(catalogue), [catalogue]);
}
