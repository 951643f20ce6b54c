import type { DiscoverType } from "#domain/addresses.ts";
import type { DiscoverFilters } from "#features/discover/model/discover-filters.ts";
import type { SingleFilter } from "#features/discover/model/discover-pages.ts";
import { films, series, votes } from "../counts.ts";
import { genres } from "../site/genres.ts";
import { decimalText } from "../text.ts";

const headings: Record<DiscoverType, string> = { movies: "Scopri i film", tv: "Scopri le serie TV" };
const noun: Record<DiscoverType, string> = { movies: "film", tv: "serie" };
const plurals: Record<DiscoverType, string> = { movies: "Film", tv: "Serie TV" };
const none: Record<DiscoverType, string> = { movies: "Nessun film", tv: "Nessuna serie" };
const hereHeadings: Record<DiscoverType, string> = { movies: "Film visibili qui", tv: "Serie TV visibili qui" };

/** As Italian has them: after "Film", after "Serie TV", or a word of its own. By the provider's ids. */
const genreHeadings: Record<DiscoverType, Readonly<Record<number, string>>> = {
  movies: {
    12: "Film d’avventura",
    14: "Film fantasy",
    16: "Film d’animazione",
    18: "Film drammatici",
    27: "Film horror",
    28: "Film d’azione",
    35: "Commedie",
    36: "Film storici",
    37: "Film western",
    53: "Thriller",
    80: "Film polizieschi",
    99: "Documentari",
    878: "Film di fantascienza",
    9648: "Film gialli",
    10402: "Film musicali",
    10749: "Film romantici",
    10751: "Film per famiglie",
    10752: "Film di guerra",
    10770: "Film TV",
  },
  tv: {
    16: "Serie TV d’animazione",
    18: "Serie TV drammatiche",
    35: "Serie TV comiche",
    37: "Serie TV western",
    80: "Serie TV poliziesche",
    99: "Serie TV documentarie",
    9648: "Serie TV gialle",
    10751: "Serie TV per famiglie",
    10759: "Serie TV d’azione e d’avventura",
    10762: "Serie TV per bambini",
    10763: "Programmi d’informazione",
    10764: "Reality",
    10765: "Serie TV di fantascienza e fantasy",
    10766: "Soap opera",
    10767: "Talk show",
    10768: "Serie TV di guerra e politica",
  },
};

/** "Film drammatici", "Serie TV del 1963"; of several filters "Scopri i film". */
function discoverHeading({ type, here }: Pick<DiscoverFilters, "type" | "here">, { genre, year }: SingleFilter): string {
  if (here) return hereHeadings[type];
  if (genre) return genreHeadings[type][genre.id] ?? `${plurals[type]}, genere ${genres[genre.id] ?? genre.name}`;
  return year === null ? headings[type] : `${plurals[type]} del ${year}`;
}

const titleCount = (type: DiscoverType, count: number): string => (type === "tv" ? series(count) : films(count));
const filters = "Filtri";
export const discoverPage = {
  typesLabel: "Film o serie",
  types: { movies: "Film", tv: "Serie" },
  discoverHeading,
  titleCount,
  noun,
  /** "1.234 film" */
  resultCount: (type: DiscoverType, count: number): string => (count === 0 ? none[type] : titleCount(type, count)),
  filters,
  /** "Filtri (3)" */
  openFilters: (active: number): string => (active === 0 ? filters : `${filters} (${active})`),
  activeFilters: "Filtri attivi",
  /** Precedes a filter's name for screen readers. */
  removeFilter: "Rimuovi il filtro:",
  clearAll: "Rimuovi tutti",
  surpriseMe: "Sorprendimi",
  sortBy: "Ordina per",
  sorts: {
    popularity: "Più popolari",
    rating: "Voto più alto",
    newest: "Più recenti",
    oldest: "Meno recenti",
    title: "Titolo",
  },
  /** Only titles whose video this site has. */
  here: "Visibile qui",
  /** Only what is released. */
  released: "Solo titoli già usciti",
  /** The texts of active filters. */
  chips: {
    anyGenre: "Almeno uno di questi generi",
    not: (genre: string): string => `Senza ${genre}`,
    years: (min: number | null, max: number | null): string => {
      if (min === max) return String(min);
      if (min === null) return `Fino al ${max}`;
      return max === null ? `Dal ${min}` : `${min}–${max}`;
    },
    rating: (value: number): string => `Voto da ${decimalText(String(value))} in su`,
    votes: (value: number): string => `Almeno ${votes(value)}`,
    runtime: (min: number | null, max: number | null): string => {
      if (min === max) return `${min}\u00a0min`;
      if (min === null) return `Fino a ${max}\u00a0min`;
      return max === null ? `Almeno ${min}\u00a0min` : `${min}–${max}\u00a0min`;
    },
    certification: (name: string, country: string): string => `${name} (${country})`,
  },
};
