import type { SearchTab, SearchType } from "#domain/addresses.ts";
import { counted } from "../text.ts";
import { searchResults } from "./search-results.ts";

const { typeNames } = searchResults;
const countOfType: Record<SearchType, (count: number) => string> = {
  movies: (count) => counted(count, "filme", "filmes"),
  tv: (count) => counted(count, "série", "séries"),
  people: (count) => counted(count, "pessoa", "pessoas"),
};
const inTab: Record<SearchTab, string> = { movies: "filmes", tv: "séries", people: "pessoas", all: "tudo" };
const year = "Ano";
export const searchPage = {
  tabNames: { ...typeNames, all: "Tudo" },
  resultsHeading: (query: string): string => `Resultados da busca por “${query}”`,
  nothingFound: {
    movies: (query) => `Nenhum filme encontrado para “${query}”`,
    tv: (query) => `Nenhuma série encontrada para “${query}”`,
    people: (query) => `Nenhuma pessoa encontrada para “${query}”`,
    all: (query) => `Nada encontrado para “${query}”`,
  } as Record<SearchTab, (query: string) => string>,
  nothingFoundHint: "Tente outros termos: menos palavras, outra grafia ou o título no idioma original.",
  searchPrompt: {
    title: "Busca",
    text: "Digite o título de um filme ou de uma série, ou o nome de uma pessoa.",
    hints: [
      { wanted: "Um entre vários filmes com o mesmo título", typed: "The Kid (1921)" },
      { wanted: "Um título de que você só sabe o começo", typed: "nosferatu" },
      { wanted: "Um título pelo número no IMDb", typed: "tt0017136" },
    ],
  },
  tabsLabel: "Tipos de resultado",
  searching: "Buscando",
  noResults: "Nenhum resultado",
  countOfType,
  /** Announced when they have loaded. */
  morePeople: (count: number): string => `Mais ${counted(count, "pessoa", "pessoas")}`,
  /** In the tab of all types, the link to one type's own tab. In parentheses: "todos" would have to agree with its noun. */
  allOfType: (type: SearchType, count: number): string => `Ver tudo (${countOfType[type](count)})`,
  lookAmong: (tab: SearchTab): string => `Buscar em ${inTab[tab]}`,
  boxLabel: "Mudar esta busca",
  submit: "Buscar",
  year,
  anyYear: "Todos",
  yearFormat: "Um ano, como 1927",
  /** Before a link that removes the year. */
  onlyYear: (year: number): string => `Só de ${year}`,
  allYears: "Mostrar todos os anos",
  /** Beside the text that was searched instead. */
  searchVerbatim: (query: string): string => `Buscar “${query}” mesmo assim`,
};
