import type { QueryClient } from "@tanstack/react-query";
import type { Placeholder, QueryOptions } from "#app/data/query.ts";
import { extrasKeys, movieListsKey, placeholderKey, searchKey, seriesListsKey } from "#app/data/query-keys.ts";
import { genresOf } from "#domain/genre.ts";
import type { Movie, MovieSummary } from "#domain/movie.ts";
import type { Page } from "#domain/page.ts";
import type { Series, SeriesSummary } from "#domain/series.ts";

type Summary = { id: number };
type Sources = { kind: "movie" | "series"; lists: string; searches: "movies" | "tv" };

const movieSources: Sources = { kind: "movie", lists: movieListsKey, searches: "movies" };
const seriesSources: Sources = { kind: "series", lists: seriesListsKey, searches: "tv" };

function cachedSummary<T extends Summary>(client: QueryClient, { kind, lists, searches }: Sources, id: number): T | undefined {
  // The hero's films and the panel's series are lists without pages.
  const listData = client.getQueriesData<T[] | Page<T>>({ queryKey: [lists] }).map(([, list]) => (Array.isArray(list) ? list : list?.items));
  const related = client.getQueriesData<{ similar: T[]; recommendations: T[] }>({ queryKey: [extrasKeys[kind]] });
  const relatedData = related.flatMap(([, extras]) => [extras?.similar, extras?.recommendations]);
  const searchData = client.getQueriesData<Page<T>>({ queryKey: [searchKey, searches] }).map(([, page]) => page?.items);
  for (const list of [...listData, ...relatedData, ...searchData]) {
    const summary = list?.find((title) => title.id === id);
    if (summary) return summary;
  }
  return client.getQueryData<T>(placeholderKey(kind, id));
}

const asMovie = (summary: MovieSummary): Movie => ({
  ...summary,
  genres: genresOf(summary.genre_ids),
  runtime: null,
  imdb_id: null,
  tagline: "",
  original_language: "",
  production_companies: [],
  certification: null,
});

const asSeries = (summary: SeriesSummary): Series => ({
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
});

/** A series of which nothing is known but its address: enough for the player. */
export const unknownSeries = (id: number): Series =>
  asSeries({
    id,
    name: "",
    original_name: "",
    overview: "",
    first_air_date: "",
    vote_average: null,
    vote_count: 0,
    popularity: 0,
    poster_path: null,
    backdrop_path: null,
    genre_ids: [],
  });

function placeholder<S extends Summary, T>(sources: Sources, id: number, details: (summary: S) => T): Placeholder<T> {
  return {
    read: (client) => {
      const summary = cachedSummary<S>(client, sources, id);
      return summary && details(summary);
    },
    load: async (client, titles) => {
      const summary = await titles[sources.kind](id);
      if (summary) client.setQueryData(placeholderKey(sources.kind, id), summary);
      return summary !== null;
    },
  };
}

/** A film from cached lists, in the shape of its details. */
export const moviePlaceholder = (id: number): Placeholder<Movie> => placeholder(movieSources, id, asMovie);

/** A series from cached lists, in the shape of its details. */
export const seriesPlaceholder = (id: number): Placeholder<Series> => placeholder(seriesSources, id, asSeries);

/** A query's data, or its placeholder. `null` is data: the title is absent. */
export function dataOrPlaceholder<T>(client: QueryClient, { queryKey, placeholder }: QueryOptions<T>): T | undefined {
  const data = client.getQueryData<T>(queryKey);
  return data === undefined ? placeholder?.read(client) : data;
}
