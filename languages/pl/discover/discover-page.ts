import type { DiscoverType } from "#domain/addresses.ts";
import type { DiscoverFilters } from "#features/discover/model/discover-filters.ts";
import type { SingleFilter } from "#features/discover/model/discover-pages.ts";
import { films, series } from "../counts.ts";
import { genres } from "../site/genres.ts";
import { decimalText, plural } from "../text.ts";

const headings: Record<DiscoverType, string> = { movies: "Odkrywaj filmy", tv: "Odkrywaj seriale" };
const noun: Record<DiscoverType, string> = { movies: "Filmy", tv: "Seriale" };
const none: Record<DiscoverType, string> = { movies: "Brak filmów", tv: "Brak seriali" };
const hereHeadings: Record<DiscoverType, string> = { movies: "Filmy, które tu obejrzysz", tv: "Seriale, które tu obejrzysz" };

/** A genre's name as a heading of its own, by the provider's ids. Those of films and of series share some. */
const genreHeadings: Record<DiscoverType, Readonly<Record<number, string>>> = {
  movies: {
    12: "Filmy przygodowe",
    14: "Filmy fantasy",
    16: "Filmy animowane",
    18: "Dramaty",
    27: "Horrory",
    28: "Filmy akcji",
    35: "Komedie",
    36: "Filmy historyczne",
    37: "Westerny",
    53: "Thrillery",
    80: "Filmy kryminalne",
    99: "Filmy dokumentalne",
    878: "Filmy science fiction",
    9648: "Filmy z tajemnicą",
    10402: "Filmy muzyczne",
    10749: "Filmy romantyczne",
    10751: "Filmy familijne",
    10752: "Filmy wojenne",
    10770: "Filmy telewizyjne",
  },
  tv: {
    16: "Seriale animowane",
    18: "Seriale dramatyczne",
    35: "Seriale komediowe",
    37: "Seriale westernowe",
    80: "Seriale kryminalne",
    99: "Seriale dokumentalne",
    9648: "Seriale z tajemnicą",
    10751: "Seriale familijne",
    10759: "Seriale akcji i przygodowe",
    10762: "Seriale dla dzieci",
    10763: "Programy informacyjne",
    10764: "Reality show",
    10765: "Seriale sci-fi i fantasy",
    10766: "Telenowele",
    10767: "Talk-show",
    10768: "Seriale o wojnie i polityce",
  },
};

/** "Dramaty", "Seriale z 1963 roku"; of several filters "Odkrywaj filmy". */
function discoverHeading({ type, here }: Pick<DiscoverFilters, "type" | "here">, { genre, year }: SingleFilter): string {
  if (here) return hereHeadings[type];
  if (genre) return genreHeadings[type][genre.id] ?? `${noun[type]}: ${genres[genre.id] ?? genre.name}`;
  return year === null ? headings[type] : `${noun[type]} z ${year} roku`;
}

const titleCount = (type: DiscoverType, count: number): string => (type === "tv" ? series(count) : films(count));
const filters = "Filtry";
export const discoverPage = {
  typesLabel: "Filmy lub seriale",
  types: { movies: "Filmy", tv: "Seriale" },
  discoverHeading,
  titleCount,
  noun,
  /** "12 345 filmów" */
  resultCount: (type: DiscoverType, count: number): string => (count === 0 ? none[type] : titleCount(type, count)),
  filters,
  /** "Filtry (3)" */
  openFilters: (active: number): string => (active === 0 ? filters : `${filters} (${active})`),
  activeFilters: "Aktywne filtry",
  /** Precedes a filter's name for screen readers. */
  removeFilter: "Usuń filtr:",
  clearAll: "Wyczyść",
  surpriseMe: "Zaskocz mnie",
  sortBy: "Sortowanie",
  sorts: {
    popularity: "Najpopularniejsze",
    rating: "Najlepiej oceniane",
    newest: "Najnowsze",
    oldest: "Najstarsze",
    title: "Tytuł",
  },
  /** Only titles whose video this site has. */
  here: "Obejrzyj tu",
  /** Only what is released. */
  released: "Tylko po premierze",
  /** The texts of active filters. */
  chips: {
    anyGenre: "Dowolny z tych gatunków",
    not: (genre: string): string => `Bez: ${genre}`,
    years: (min: number | null, max: number | null): string => {
      if (min === max) return String(min);
      if (min === null) return `Do ${max}`;
      return max === null ? `Od ${min}` : `${min}–${max}`;
    },
    rating: (value: number): string => `Ocena od ${decimalText(String(value))}`,
    votes: (value: number): string => `Od ${plural(value, { one: "# głosu", few: "# głosów", many: "# głosów" })}`,
    runtime: (min: number | null, max: number | null): string => {
      if (min === max) return `${min}\u00a0min`;
      if (min === null) return `Najwyżej ${max}\u00a0min`;
      return max === null ? `Co najmniej ${min}\u00a0min` : `${min}–${max}\u00a0min`;
    },
    certification: (name: string, country: string): string => `${name} (${country})`,
  },
};
