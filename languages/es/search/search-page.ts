import type { SearchTab, SearchType } from "#domain/addresses.ts";
import { films, people, series } from "../counts.ts";
import { plural } from "../text.ts";
import { searchResults } from "./search-results.ts";

const { typeNames } = searchResults;
const countOfType: Record<SearchType, (count: number) => string> = { movies: films, tv: series, people };
const year = "Año";
export const searchPage = {
  tabNames: { ...typeNames, all: "Todo" },
  resultsHeading: (query: string): string => `Resultados de la búsqueda «${query}»`,
  nothingFound: {
    movies: (query) => `No hay películas que coincidan con «${query}»`,
    tv: (query) => `No hay series que coincidan con «${query}»`,
    people: (query) => `No hay personas que coincidan con «${query}»`,
    all: (query) => `No hay nada que coincida con «${query}»`,
  } as Record<SearchTab, (query: string) => string>,
  nothingFoundHint: "Prueba otras palabras clave: menos palabras, otra grafía o el título en su idioma original.",
  searchPrompt: {
    title: "Buscar",
    text: "Escribe el título de una película o una serie, o el nombre de una persona.",
    hints: [
      { wanted: "Una de varias películas con el mismo título", typed: "The Kid (1921)" },
      { wanted: "Un título del que solo sabes el principio", typed: "nosferatu" },
      { wanted: "Un título por su número de IMDb", typed: "tt0017136" },
    ],
  },
  tabsLabel: "Tipos de resultados",
  searching: "Buscando",
  noResults: "Sin resultados",
  countOfType,
  /** Announced when they have loaded. */
  morePeople: (count: number): string => plural(count, { one: "# persona más", many: "# de personas más", other: "# personas más" }),
  /** In the tab of all types, the link to one type's own tab. All three nouns are feminine. */
  allOfType: (type: SearchType, count: number): string => (count === 1 ? countOfType[type](count) : `Las ${countOfType[type](count)}`),
  lookAmong: (tab: SearchTab): string => (tab === "all" ? "Buscar en todo" : `Buscar en ${typeNames[tab]}`),
  boxLabel: "Cambiar esta búsqueda",
  submit: "Buscar",
  year,
  anyYear: "Cualquiera",
  yearFormat: "Un año, como 1927",
  /** Before a link that removes the year. */
  onlyYear: (year: number): string => `Solo de ${year}`,
  allYears: "Mostrar todos los años",
  /** Beside the text that was searched instead. */
  searchVerbatim: (query: string): string => `Buscar «${query}» en su lugar`,
};
