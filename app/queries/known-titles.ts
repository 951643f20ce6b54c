import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Found } from "#domain/catalogue.ts";
import { genresOf } from "#domain/genre.ts";
import type { Movie, MovieSummary } from "#domain/movie.ts";
import type { Series, SeriesSummary } from "#domain/series.ts";
import { movieListsKey } from "./movie-questions.ts";
import { useQuestions } from "./questions.ts";
import { searchKey } from "./search-questions.ts";
import { seriesListsKey } from "./series-questions.ts";

function inLists<T extends { id: number }>(client: QueryClient, key: string, searched: "movies" | "tv", id: number): T | undefined {
  const lists = client.getQueriesData<T[]>({ queryKey: [key] }).map(([, list]) => list);
  const searches = client.getQueriesData<Found<T>>({ queryKey: [searchKey, searched] }).map(([, found]) => found?.results);
  for (const list of [...lists, ...searches]) {
    const found = list?.find((title) => title.id === id);
    if (found) return found;
  }
  return undefined;
}

function knownMovie(client: QueryClient, id: number): Movie | undefined {
  const summary = inLists<MovieSummary>(client, movieListsKey, "movies", id);
  return (
    summary && {
      ...summary,
      genres: genresOf(summary.genre_ids),
      runtime: null,
      imdb_id: null,
      tagline: "",
      original_language: "",
      production_companies: [],
      certification: null,
    }
  );
}

function knownSeries(client: QueryClient, id: number): Series | undefined {
  const summary = inLists<SeriesSummary>(client, seriesListsKey, "tv", id);
  return (
    summary && {
      ...summary,
      genres: genresOf(summary.genre_ids),
      number_of_seasons: null,
      number_of_episodes: null,
      networks: [],
      seasons: [],
      imdb_id: null,
      tagline: "",
      original_language: "",
      created_by: [],
      certification: null,
    }
  );
}

/** A film's details; until they come, what some list has said of it (`isPlaceholderData`), so that a click paints at once. */
export function useMovie(id: number) {
  const client = useQueryClient();
  return useQuery({ ...useQuestions().movie(id), placeholderData: () => knownMovie(client, id) });
}

/** A series' details; until they come, what some list has said of it. */
export function useSeries(id: number) {
  const client = useQueryClient();
  return useQuery({ ...useQuestions().series(id), placeholderData: () => knownSeries(client, id) });
}
