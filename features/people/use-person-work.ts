import { keepPreviousData, type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useLocation } from "#app/router/router.tsx";
import { personPath } from "#domain/addresses.ts";
import { type FilmographyView, filmographySearch, parseFilmographyView } from "./model/person-address.ts";
import type { PersonWork } from "./model/person-work.ts";
import { usePersonQueries } from "./person-queries.ts";

export type PersonWorkState = {
  view: FilmographyView;
  /** While another view loads, the last one's data stay. */
  query: UseQueryResult<PersonWork>;
  /** The address of this view with some choices changed. */
  to: (changes: Partial<FilmographyView>) => string;
};

/** A person's titles in the view that the address names. */
export function usePersonWork(id: number): PersonWorkState {
  const parameters = new URLSearchParams(useLocation().search);
  const view = parseFilmographyView(parameters);
  const query = useQuery({ ...usePersonQueries().personWork(id, parameters), placeholderData: keepPreviousData });
  return { view, query, to: (changes) => personPath(id) + filmographySearch({ ...view, ...changes }) };
}
