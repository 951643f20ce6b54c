import type { DiscoverType } from "#domain/addresses.ts";
import type { DiscoverFilters } from "#features/discover/model/discover-filters.ts";
import type { SingleFilter } from "#features/discover/model/discover-pages.ts";
import { films, series, votes } from "../counts.ts";
import { decimalText } from "../text.ts";
import { genreTitles } from "./genre-titles.ts";

const headings: Record<DiscoverType, string> = { movies: "Descubrir películas", tv: "Descubrir series" };
const noun: Record<DiscoverType, string> = { movies: "películas", tv: "series" };
const types: Record<DiscoverType, string> = { movies: "Películas", tv: "Series" };

/** "Películas de terror", "Series de 1963"; of several filters "Descubrir películas". */
function discoverHeading({ type, here }: Pick<DiscoverFilters, "type" | "here">, { genre, year }: SingleFilter): string {
  if (here) return `${types[type]} para ver aquí`;
  if (genre) return genreTitles(types[type], genre);
  return year === null ? headings[type] : `${types[type]} de ${year}`;
}

const titleCount = (type: DiscoverType, count: number): string => (type === "tv" ? series(count) : films(count));
const filters = "Filtros";
export const discoverPage = {
  typesLabel: "Películas o series",
  types,
  discoverHeading,
  titleCount,
  noun,
  /** "12 345 películas" */
  resultCount: (type: DiscoverType, count: number): string => {
    if (count === 0) return type === "tv" ? "Ninguna serie" : "Ninguna película";
    return titleCount(type, count);
  },
  filters,
  /** "Filtros (3)" */
  openFilters: (active: number): string => (active === 0 ? filters : `${filters} (${active})`),
  activeFilters: "Filtros activos",
  /** Precedes a filter's name for screen readers. */
  removeFilter: "Quitar el filtro:",
  clearAll: "Quitar todos",
  surpriseMe: "Sorpréndeme",
  sortBy: "Ordenar por",
  sorts: {
    popularity: "Más populares",
    rating: "Mejor valoradas",
    newest: "Más recientes",
    oldest: "Más antiguas",
    title: "Título",
  },
  /** Only titles whose video this site has. */
  here: "Ver aquí",
  /** Only what is released. */
  released: "Ocultar lo aún sin estrenar",
  /** The texts of active filters. */
  chips: {
    anyGenre: "Alguno de estos géneros",
    not: (genre: string): string => `Excepto ${genre}`,
    years: (min: number | null, max: number | null): string => {
      if (min === max) return String(min);
      if (min === null) return `Hasta ${max}`;
      return max === null ? `Desde ${min}` : `De ${min} a ${max}`;
    },
    rating: (value: number): string => `Valoración de ${decimalText(String(value))} o más`,
    votes: (value: number): string => `${votes(value)} o más`,
    runtime: (min: number | null, max: number | null): string => {
      if (min === max) return `${min}\u00a0min`;
      if (min === null) return `Como máximo ${max}\u00a0min`;
      return max === null ? `Al menos ${min}\u00a0min` : `De ${min} a ${max}\u00a0min`;
    },
    certification: (name: string, country: string): string => `${name} (${country})`,
  },
};
