import type { DiscoverType } from "#domain/addresses.ts";
import type { DiscoverFilters } from "#features/discover/model/discover-filters.ts";
import type { SingleFilter } from "#features/discover/model/discover-pages.ts";
import { genres } from "../site/genres.ts";
import { plural } from "../text.ts";

const headings: Record<DiscoverType, string> = { movies: "Filme entdecken", tv: "Serien entdecken" };
const noun: Record<DiscoverType, string> = { movies: "Filme", tv: "Serien" };
const hereHeadings: Record<DiscoverType, string> = { movies: "Filme, die hier zu sehen sind", tv: "Serien, die hier zu sehen sind" };

/** The provider's "TV Movie" is a kind of film by its own name. */
const tvMovieGenre = 10770;

/** "Filme im Genre Drama", "Serien von 1963"; of several filters "Filme entdecken". */
function discoverHeading({ type, here }: Pick<DiscoverFilters, "type" | "here">, { genre, year }: SingleFilter): string {
  if (here) return hereHeadings[type];
  if (genre?.id === tvMovieGenre) return "Fernsehfilme";
  if (genre) return `${noun[type]} im Genre ${genres[genre.id] ?? genre.name}`;
  return year === null ? headings[type] : `${noun[type]} von ${year}`;
}

const titleCount = (type: DiscoverType, count: number): string =>
  plural(count, type === "tv" ? { one: "# Serie", other: "# Serien" } : { one: "# Film", other: "# Filme" });
const filters = "Filter";
export const discoverPage = {
  typesLabel: "Filme oder Serien",
  types: { movies: "Filme", tv: "Serien" },
  discoverHeading,
  titleCount,
  noun,
  /** "1.234 Filme" */
  resultCount: (type: DiscoverType, count: number): string => (count === 0 ? `Keine ${noun[type]}` : titleCount(type, count)),
  filters,
  /** "Filter (3)" */
  openFilters: (active: number): string => (active === 0 ? filters : `${filters} (${active})`),
  activeFilters: "Aktive Filter",
  /** Precedes a filter's name for screen readers. */
  removeFilter: "Filter entfernen:",
  clearAll: "Alle entfernen",
  surpriseMe: "Überrasch mich",
  sortBy: "Sortieren nach",
  sorts: {
    popularity: "Beliebteste",
    rating: "Bestbewertete",
    newest: "Neueste",
    oldest: "Älteste",
    title: "Titel",
  },
  /** Only titles whose video this site has. */
  here: "Hier zu sehen",
  /** Only what is released. */
  released: "Unveröffentlichtes ausblenden",
  /** The texts of active filters. */
  chips: {
    anyGenre: "Eines dieser Genres",
    not: (genre: string): string => `Ohne ${genre}`,
    years: (min: number | null, max: number | null): string => {
      if (min === max) return String(min);
      if (min === null) return `Bis ${max}`;
      return max === null ? `Ab ${min}` : `${min} bis ${max}`;
    },
    rating: (value: number): string => `Bewertung ab ${value}`,
    votes: (value: number): string => `Ab ${plural(value, { one: "# Stimme", other: "# Stimmen" })}`,
    runtime: (min: number | null, max: number | null): string => {
      if (min === max) return `${min}\u00a0Min.`;
      if (min === null) return `Höchstens ${max}\u00a0Min.`;
      return max === null ? `Mindestens ${min}\u00a0Min.` : `${min} bis ${max}\u00a0Min.`;
    },
    certification: (name: string, country: string): string => `${name} (${country})`,
  },
};
