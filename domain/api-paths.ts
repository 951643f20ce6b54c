import type { SearchFilters, SearchType } from "./paths.ts";

/** The server's HTTP catalog: `/functions/v1/{name}` takes section 7's JSON bodies by POST, `/api/*` is read by GET. */
export const functionPath = (name: string): string => `/functions/v1/${name}`;

const searchApiPath =
  (type: SearchType) =>
  (query: string, page: number, { year, verbatim }: SearchFilters = {}): string =>
    `/api/search/${type}?${new URLSearchParams({ q: query, page: String(page), ...(year && { year: String(year) }), ...(verbatim && { verbatim: "1" }) })}`;

export const apiPaths = {
  heroMovies: "/api/movies/hero",
  trendingMovies: "/api/movies/trending",
  popularMovies: "/api/movies/popular",
  topRatedMovies: "/api/movies/top-rated",
  trendingSeries: "/api/tv/trending",
  popularSeries: "/api/tv/popular",
  topRatedSeries: "/api/tv/top-rated",
  moviesByGenre: (genreId: number) => `/api/genres/${genreId}/movies`,
  seriesByGenre: (genreId: number) => `/api/genres/${genreId}/tv`,
  movieExtras: (id: number) => `/api/movies/${id}/extras`,
  seriesExtras: (id: number) => `/api/tv/${id}/extras`,
  searchMovies: searchApiPath("movies"),
  searchSeries: searchApiPath("tv"),
  searchPeople: searchApiPath("people"),
  imdbMatch: (imdbId: string) => `/api/search/imdb?${new URLSearchParams({ q: imdbId })}`,
  knownFor: (personId: number) => `/api/people/${personId}/known-for`,
  person: (id: number) => `/api/people/${id}`,
  personCredits: (id: number) => `/api/people/${id}/credits`,
} as const;
