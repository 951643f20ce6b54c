import type { DiscoverType } from "#domain/addresses.ts";
import { movieGenres, seriesGenres } from "#domain/genre.ts";
import { limits } from "#domain/limits.ts";
import { defaultRegion } from "#domain/region.ts";

export const discoverSorts = ["popularity", "rating", "newest", "oldest", "title"] as const;
export type DiscoverSort = (typeof discoverSorts)[number];

/** Both ends belong to the range; `null` is open. */
export type Range = { min: number | null; max: number | null };

/** What `/discover` shows. Empty lists and `null` do not filter. Ids are the provider's. */
export type DiscoverFilters = {
  type: DiscoverType;
  genres: number[];
  /** Whether a title has all of `genres`, or any of them. */
  match: "all" | "any";
  notGenres: number[];
  /** Of the release, or of a series' first episode. */
  years: Range;
  /** At least, from 0 to 10. */
  rating: number | null;
  /** At least. */
  votes: number | null;
  /** In minutes. */
  runtime: Range;
  /** ISO 639-1. */
  language: string | null;
  /** Films only; of `region`. */
  certification: string | null;
  /** ISO 3166-1, of the certification and of the streaming providers. */
  region: string;
  keywords: number[];
  companies: number[];
  /** Series only. */
  networks: number[];
  providers: number[];
  /** Only what can be watched here. */
  here: boolean;
  sort: DiscoverSort;
  /** May lie past the last page, and past what the provider serves. */
  page: number;
};

/** What narrows the list. The other fields say how, where and in which order. */
export type FilterName = Exclude<keyof DiscoverFilters, "type" | "match" | "region" | "sort" | "page">;

/** Those with ids, of which each is a filter of its own. */
export type ListFilter = "genres" | "notGenres" | "keywords" | "companies" | "networks" | "providers";

export const noFilters = (type: DiscoverType): DiscoverFilters => ({
  type,
  genres: [],
  match: "all",
  notGenres: [],
  years: { min: null, max: null },
  rating: null,
  votes: null,
  runtime: { min: null, max: null },
  language: null,
  certification: null,
  region: defaultRegion,
  keywords: [],
  companies: [],
  networks: [],
  providers: [],
  here: false,
  sort: "popularity",
  page: 1,
});

const genresByType = { movies: movieGenres, tv: seriesGenres } as const;

const isGenreOf = (type: DiscoverType, id: number): boolean => genresByType[type].some((genre) => genre.id === id);

const inOrder = ({ min, max }: Range): Range => (min !== null && max !== null && min > max ? { min: max, max: min } : { min, max });

const sortedOnce = (ids: readonly number[]): number[] => [...new Set(ids)].toSorted((a, b) => a - b);
const chosenOnce = (ids: readonly number[]): number[] => sortedOnce(ids).slice(0, limits.discover.ids);

/** Equal filters become the same object: without what the type does not have, sorted, ranges the right way round. */
export function normalFilters(filters: DiscoverFilters): DiscoverFilters {
  const { type } = filters;
  const genres = sortedOnce(filters.genres.filter((id) => isGenreOf(type, id)));
  const certification = type === "movies" ? filters.certification : null;
  const providers = chosenOnce(filters.providers);
  return {
    ...filters,
    genres,
    match: genres.length > 1 ? filters.match : "all",
    notGenres: sortedOnce(filters.notGenres.filter((id) => isGenreOf(type, id) && !genres.includes(id))),
    years: inOrder(filters.years),
    runtime: inOrder(filters.runtime),
    certification,
    region: certification !== null || providers.length > 0 ? filters.region : defaultRegion,
    keywords: chosenOnce(filters.keywords),
    companies: chosenOnce(filters.companies),
    networks: type === "tv" ? chosenOnce(filters.networks) : [],
    providers,
  };
}
