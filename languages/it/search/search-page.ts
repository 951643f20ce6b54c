import type { SearchTab, SearchType } from "#domain/addresses.ts";
import { films, people, series } from "../counts.ts";
import { plural } from "../text.ts";
import { searchResults } from "./search-results.ts";

const { typeNames } = searchResults;
const countOfType: Record<SearchType, (count: number) => string> = { movies: films, tv: series, people };
const year = "Anno";
export const searchPage = {
  tabNames: { ...typeNames, all: "Tutto" },
  resultsHeading: (query: string): string => `Risultati per «${query}»`,
  nothingFound: {
    movies: (query) => `Nessun film trovato per «${query}»`,
    tv: (query) => `Nessuna serie TV trovata per «${query}»`,
    people: (query) => `Nessuna persona trovata per «${query}»`,
    all: (query) => `Nessun risultato per «${query}»`,
  } as Record<SearchTab, (query: string) => string>,
  nothingFoundHint: "Cambia le parole: usane di meno, scrivile in un altro modo, oppure prova con il titolo originale.",
  searchPrompt: {
    title: "Cerca",
    text: "Scrivi il titolo di un film o di una serie, o il nome di una persona.",
    hints: [
      { wanted: "Uno fra più film con lo stesso titolo", typed: "The Kid (1921)" },
      { wanted: "Un titolo di cui conosci solo l’inizio", typed: "nosferatu" },
      { wanted: "Un titolo dal suo codice IMDb", typed: "tt0017136" },
    ],
  },
  tabsLabel: "Tipi di risultati",
  searching: "Ricerca in corso",
  noResults: "Nessun risultato",
  countOfType,
  /** Announced when they have loaded. */
  morePeople: (count: number): string => plural(count, { one: "# altra persona", many: "Altri # di persone", other: "Altre # persone" }),
  /** In the tab of all types, the link to one type's own tab. */
  allOfType: (type: SearchType, count: number): string => `Mostra ${countOfType[type](count)}`,
  lookAmong: (tab: SearchTab): string => (tab === "all" ? "Cerca ovunque" : `Cerca in: ${typeNames[tab]}`),
  boxLabel: "Modifica questa ricerca",
  submit: "Cerca",
  year,
  anyYear: "Tutti",
  yearFormat: "Un anno, per esempio 1927",
  /** Before a link that removes the year. */
  onlyYear: (year: number): string => `Solo del ${year}`,
  allYears: "Mostra tutti gli anni",
  /** Beside the text that was searched instead. */
  searchVerbatim: (query: string): string => `Cerca invece «${query}»`,
};
