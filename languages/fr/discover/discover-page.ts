import type { DiscoverType } from "#domain/addresses.ts";
import type { DiscoverFilters } from "#features/discover/model/discover-filters.ts";
import type { SingleFilter } from "#features/discover/model/discover-pages.ts";
import { films, series } from "../counts.ts";
import { genres } from "../site/genres.ts";
import { decimalText, plural } from "../text.ts";

const headings: Record<DiscoverType, string> = { movies: "Découvrir des films", tv: "Découvrir des séries" };
const noun: Record<DiscoverType, string> = { movies: "films", tv: "séries" };
const plurals: Record<DiscoverType, string> = { movies: "Films", tv: "Séries" };
const none: Record<DiscoverType, string> = { movies: "Aucun film", tv: "Aucune série" };
const hereHeadings: Record<DiscoverType, string> = { movies: "Films à voir ici", tv: "Séries à voir ici" };

/** As French has them: an adjective, a noun with "de", or a word of its own. By the provider's ids. */
const genreHeadings: Record<DiscoverType, Readonly<Record<number, string>>> = {
  movies: {
    12: "Films d’aventure",
    14: "Films fantastiques",
    16: "Films d’animation",
    18: "Films dramatiques",
    27: "Films d’horreur",
    28: "Films d’action",
    35: "Comédies",
    36: "Films historiques",
    37: "Westerns",
    53: "Thrillers",
    80: "Films policiers",
    99: "Documentaires",
    878: "Films de science-fiction",
    9648: "Films à mystère",
    10402: "Films musicaux",
    10749: "Films romantiques",
    10751: "Films familiaux",
    10752: "Films de guerre",
    10770: "Téléfilms",
  },
  tv: {
    16: "Séries d’animation",
    18: "Séries dramatiques",
    35: "Séries comiques",
    37: "Séries western",
    80: "Séries policières",
    99: "Séries documentaires",
    9648: "Séries à mystère",
    10751: "Séries familiales",
    10759: "Séries d’action et d’aventure",
    10762: "Séries jeunesse",
    10763: "Émissions d’actualité",
    10764: "Émissions de téléréalité",
    10765: "Séries de SF et fantastiques",
    10766: "Feuilletons",
    10767: "Talk-shows",
    10768: "Séries de guerre et de politique",
  },
};

/** "Films d'horreur", "Séries de 1963"; of several filters "Découvrir des films". */
function discoverHeading({ type, here }: Pick<DiscoverFilters, "type" | "here">, { genre, year }: SingleFilter): string {
  if (here) return hereHeadings[type];
  if (genre) return genreHeadings[type][genre.id] ?? `${plurals[type]}\u00a0: ${genres[genre.id] ?? genre.name}`;
  return year === null ? headings[type] : `${plurals[type]} de ${year}`;
}

const titleCount = (type: DiscoverType, count: number): string => (type === "tv" ? series(count) : films(count));
const filters = "Filtres";
export const discoverPage = {
  typesLabel: "Films ou séries",
  types: { movies: "Films", tv: "Séries" },
  discoverHeading,
  titleCount,
  noun,
  /** "1 234 films" */
  resultCount: (type: DiscoverType, count: number): string => (count === 0 ? none[type] : titleCount(type, count)),
  filters,
  /** "Filtres (3)" */
  openFilters: (active: number): string => (active === 0 ? filters : `${filters} (${active})`),
  activeFilters: "Filtres actifs",
  /** Precedes a filter's name for screen readers. */
  removeFilter: "Retirer le filtre\u00a0:",
  clearAll: "Tout retirer",
  surpriseMe: "Surprends-moi",
  sortBy: "Trier par",
  /** Nouns, because "récents" would not fit series. */
  sorts: {
    popularity: "Popularité",
    rating: "Note",
    newest: "Sortie récente",
    oldest: "Sortie ancienne",
    title: "Titre",
  },
  /** Only titles whose video this site has. */
  here: "À voir ici",
  /** Only what is released. */
  released: "Masquer ce qui n’est pas encore sorti",
  /** The texts of active filters. */
  chips: {
    anyGenre: "Au moins un de ces genres",
    not: (genre: string): string => `Sauf ${genre}`,
    years: (min: number | null, max: number | null): string => {
      if (min === max) return String(min);
      if (min === null) return `Jusqu’à ${max}`;
      return max === null ? `À partir de ${min}` : `De ${min} à ${max}`;
    },
    rating: (value: number): string => `Note\u00a0: ${decimalText(String(value))} et plus`,
    votes: (value: number): string => plural(value, { one: "# vote et plus", many: "# de votes et plus", other: "# votes et plus" }),
    runtime: (min: number | null, max: number | null): string => {
      if (min === max) return `${min}\u00a0min`;
      if (min === null) return `${max}\u00a0min au plus`;
      return max === null ? `${min}\u00a0min au moins` : `De ${min} à ${max}\u00a0min`;
    },
    certification: (name: string, country: string): string => `${name} (${country})`,
  },
};
