import type { DiscoverType } from "#domain/addresses.ts";
import type { DiscoverFilters, DiscoverSort } from "#features/discover/model/discover-filters.ts";
import type { SingleFilter } from "#features/discover/model/discover-pages.ts";
import { counted, countText } from "../text.ts";

const headings: Record<DiscoverType, string> = { movies: "Discover Films", tv: "Discover TV Series" };
/** The provider's genre "TV Movie" is a kind of film by its own name. */
const genreHeadings: Record<DiscoverType, (genre: string) => string> = {
  movies: (genre) => (genre === "TV Movie" ? "TV Movies" : `${genre} Films`),
  tv: (genre) => `${genre} TV Series`,
};
const yearHeadings: Record<DiscoverType, string> = { movies: "Films from", tv: "TV Series from" };

const hereHeadings: Record<DiscoverType, string> = { movies: "Films to Watch Here", tv: "TV Series to Watch Here" };

/** "Drama Films", "TV Series from 1963"; of several filters "Discover Films". */
function discoverHeading({ type, here }: Pick<DiscoverFilters, "type" | "here">, { genre, year }: SingleFilter): string {
  if (here) return hereHeadings[type];
  if (genre) return genreHeadings[type](genre.name);
  return year === null ? headings[type] : `${yearHeadings[type]} ${year}`;
}

const titleCount = (type: DiscoverType, count: number): string => (type === "tv" ? counted(count, "series", "series") : counted(count, "film"));
const noun: Record<DiscoverType, string> = { movies: "films", tv: "series" };
const filters = "Filters";
export const discoverPage = {
  typesLabel: "Films or series",
  types: { movies: "Films", tv: "Series" } satisfies Record<DiscoverType, string>,
  discoverHeading,
  titleCount,
  noun,
  /** "1,234 films" */
  resultCount: (type: DiscoverType, count: number): string => (count === 0 ? `No ${noun[type]}` : titleCount(type, count)),
  filters,
  /** "Filters (3)" */
  openFilters: (active: number): string => (active === 0 ? filters : `${filters} (${active})`),
  activeFilters: "Active filters",
  /** Precedes a filter's name for screen readers. */
  removeFilter: "Remove filter:",
  clearAll: "Clear all",
  surpriseMe: "Surprise me",
  sortBy: "Sort by",
  sorts: {
    popularity: "Most popular",
    rating: "Best rated",
    newest: "Newest",
    oldest: "Oldest",
    title: "Title",
  } satisfies Record<DiscoverSort, string>,
  /** Only titles whose video this site has. */
  here: "Watch here",
  /** Only what is released. */
  released: "Hide unreleased",
  /** The texts of active filters. */
  chips: {
    anyGenre: "Any of these genres",
    not: (genre: string): string => `Not ${genre}`,
    years: (min: number | null, max: number | null): string => {
      if (min === max) return String(min);
      if (min === null) return `Until ${max}`;
      return max === null ? `From ${min}` : `${min} to ${max}`;
    },
    rating: (value: number): string => `Rated ${value} or more`,
    votes: (value: number): string => `${countText(value)} votes or more`,
    runtime: (min: number | null, max: number | null): string => {
      if (min === max) return `${min} min`;
      if (min === null) return `At most ${max} min`;
      return max === null ? `At least ${min} min` : `${min} to ${max} min`;
    },
    certification: (name: string, country: string): string => `${name} (${country})`,
  },
};
