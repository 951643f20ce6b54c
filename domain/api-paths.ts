/** The server's HTTP catalog: `/functions/v1/{name}` takes section 7's JSON bodies by POST, `/api/*` is read by GET. */
export const functionPath = (name: string): string => `/functions/v1/${name}`;

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
  searchMovies: (query: string, page: number) => `/api/search/movies?${new URLSearchParams({ q: query, page: String(page) })}`,
  searchSeries: (query: string, page: number) => `/api/search/tv?${new URLSearchParams({ q: query, page: String(page) })}`,
  searchPeople: (query: string, page: number) => `/api/search/people?${new URLSearchParams({ q: query, page: String(page) })}`,
  imdbMatch: (imdbId: string) => `/api/search/imdb?${new URLSearchParams({ q: imdbId })}`,
  knownFor: (personId: number) => `/api/people/${personId}/known-for`,
  person: (id: number) => `/api/people/${id}`,
  personCredits: (id: number) => `/api/people/${id}/credits`,
} as const;
