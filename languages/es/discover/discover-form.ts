import type { DiscoverType } from "#domain/addresses.ts";
import { number, plural } from "../text.ts";
import { discoverPage } from "./discover-page.ts";

const { noun, titleCount } = discoverPage;

// The form of Discover's filters, and what stands in place of an empty list.

const noMatch: Record<DiscoverType, string> = { movies: "Ninguna película coincide", tv: "Ninguna serie coincide" };

/** The button that applies the filters. `null`: not counted yet. */
function show(type: DiscoverType, count: number | null): string {
  if (count === null) return `Ver ${noun[type]}`;
  return count === 0 ? noMatch[type] : `Ver ${titleCount(type, count)}`;
}
export const discoverForm = {
  show,
  /** For screen readers, while the filters change. */
  matching: (type: DiscoverType, count: number): string => {
    if (count === 0) return noMatch[type];
    return `${titleCount(type, count)} ${count === 1 ? "coincide" : "coinciden"}`;
  },
  closeFilters: "Cerrar los filtros",
  genres: "Géneros",
  match: "Títulos con",
  matches: { all: "todos", any: "alguno de ellos" },
  notGenres: "Excluir géneros",
  moreFilters: "Más filtros",
  years: "Años",
  from: "Desde",
  to: "Hasta",
  rating: "Valoración",
  votes: "Número de votos",
  runtime: "Duración en minutos",
  language: "Idioma original",
  certification: "Clasificación por edades",
  /** The country's field says what it is for. */
  regionOf: { movies: "País de la clasificación y del streaming", tv: "País del streaming" },
  /** Fields for what has a name in the film database. */
  named: { keyword: "Palabras clave", company: "Productoras", network: "Cadenas", provider: "Servicios de streaming" },
  /** Where the film database does not say the name. */
  unnamed: { keyword: "Palabra clave", company: "Productora", network: "Cadena", provider: "Servicio" },
  any: "Cualquiera",
  atLeast: (value: number): string => `${number(value)} o más`,
  /** In a type-ahead field. */
  addTo: { keyword: "Añadir una palabra clave", company: "Añadir una productora", provider: "Añadir un servicio" },
  searching: "Buscando",
  nothingKnown: "No hay resultados",
  optionsFailed: "No se han podido cargar las opciones.",
  choices: (count: number): string => plural(count, { one: "# opción", many: "# de opciones", other: "# opciones" }),
  nothingMatches: {
    movies: "Ninguna película coincide con todos estos filtros",
    tv: "Ninguna serie coincide con todos estos filtros",
  },
  /** `filter`: the narrowest one's text. */
  loosen: (filter: string): string => `El más restrictivo es «${filter}»: quítalo primero. Cada enlace de abajo quita un filtro.`,
  nothingHere: { movies: "Aquí todavía no hay películas", tv: "Aquí todavía no hay series" },
  nothingHereHint: "El catálogo no tiene nada que mostrar en este momento. Inténtalo más tarde.",
  without: (filter: string): string => `Quitar «${filter}»`,
};
