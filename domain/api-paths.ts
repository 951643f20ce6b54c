import { pagePath, type SearchFilters, type SearchType } from "./addresses.ts";
import { genreIdOf, isGenreList, isRelatedList, relatedTitleOf, type TitleList } from "./title-list.ts";

type Medium = "movies" | "tv";

function listPath(medium: Medium, list: TitleList): string {
  if (isGenreList(list)) return `/api/genres/${genreIdOf(list)}/${medium}`;
  if (!isRelatedList(list)) return `/api/${medium}/${list}`;
  const { kind, id } = relatedTitleOf(list);
  return `/api/${medium}/${id}/${kind}`;
}

const inRegionPath = (medium: Medium, id: number, region: string): string => `/api/${medium}/${id}/region?${new URLSearchParams({ region })}`;

/** The server's HTTP catalog: `/functions/v1/{name}` takes section 7's JSON bodies by POST, `/api/*` is read by GET. */
export const functionPath = (name: string): string => `/functions/v1/${name}`;

const searchApiPath =
  (type: SearchType) =>
  (query: string, page: number, { year, verbatim }: SearchFilters = {}): string =>
    `/api/search/${type}?${new URLSearchParams({ q: query, page: String(page), ...(year && { year: String(year) }), ...(verbatim && { verbatim: "1" }) })}`;

export const apiPaths = {
  heroMovies: "/api/movies/hero",
  movieList: (list: TitleList, page = 1) => pagePath(listPath("movies", list), page),
  seriesList: (list: TitleList, page = 1) => pagePath(listPath("tv", list), page),
  movieExtras: (id: number) => `/api/movies/${id}/extras`,
  movieCredits: (id: number) => `/api/movies/${id}/credits`,
  movieImages: (id: number) => `/api/movies/${id}/images`,
  collection: (id: number) => `/api/collections/${id}`,
  seriesExtras: (id: number) => `/api/tv/${id}/extras`,
  movieInRegion: (id: number, region: string) => inRegionPath("movies", id, region),
  seriesInRegion: (id: number, region: string) => inRegionPath("tv", id, region),
  guidePage: (id: number, page = 1) => pagePath(`/api/tv/${id}/episodes`, page),
  seriesCredits: (id: number) => `/api/tv/${id}/credits`,
  seriesImages: (id: number) => `/api/tv/${id}/images`,
  searchMovies: searchApiPath("movies"),
  searchSeries: searchApiPath("tv"),
  searchPeople: searchApiPath("people"),
  moviesHere: "/api/movies/here",
  seriesHere: "/api/tv/here",
  imdbMatch: (imdbId: string) => `/api/search/imdb?${new URLSearchParams({ q: imdbId })}`,
  knownFor: (personId: number) => `/api/people/${personId}/known-for`,
  person: (id: number) => `/api/people/${id}`,
  personCredits: (id: number) => `/api/people/${id}/credits`,
  personImages: (id: number) => `/api/people/${id}/images`,
  collaborators: (personId: number) => `/api/people/${personId}/collaborators`,
} as const;
