import type { QueryClient } from "@tanstack/react-query";
import type { SearchResultPage } from "#domain/catalog.ts";
import { genresOf } from "#domain/genre.ts";
import type { Movie, MovieSummary } from "#domain/movie.ts";
import type { Series, SeriesSummary } from "#domain/series.ts";
import { movieListsKey } from "./movie-queries.ts";
import { searchKey } from "./search-queries.ts";
import { seriesListsKey } from "./series-queries.ts";

function inLists<T extends { id: number }>(client: QueryClient, key: string, searched: "movies" | "tv", id: number): T | undefined {
  const lists = client.getQueriesData<T[]>({ queryKey: [key] }).map(([, list]) => list);
  const searches = client.getQueriesData<SearchResultPage<T>>({ queryKey: [searchKey, searched] }).map(([, found]) => found?.results);
  for (const list of [...lists, ...searches]) {
    const found = list?.find((title) => title.id === id);
    if (found) return found;
  }
  return undefined;
}

/** What lists say of a film, in the shape of its details; `undefined` where none has shown it. */
export function placeholderMovie(client: QueryClient, id: number): Movie | undefined {
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

/** The same of a series. */
export function placeholderSeries(client: QueryClient, id: number): Series | undefined {
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

/** As if a list on the page had shown it: the server does so with what lists elsewhere have said, and the browser starts from it. */
export const listMovie = (client: QueryClient, movie: MovieSummary) => client.setQueryData([movieListsKey, `listed-${movie.id}`], [movie]);
export const listSeries = (client: QueryClient, series: SeriesSummary) => client.setQueryData([seriesListsKey, `listed-${series.id}`], [series]);
