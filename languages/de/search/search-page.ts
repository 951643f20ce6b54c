import type { SearchTab, SearchType } from "#domain/addresses.ts";
import { plural } from "../text.ts";
import { searchResults } from "./search-results.ts";

const { typeNames } = searchResults;
const countOfType: Record<SearchType, (count: number) => string> = {
  movies: (count) => plural(count, { one: "# Film", other: "# Filme" }),
  tv: (count) => plural(count, { one: "# Serie", other: "# Serien" }),
  people: (count) => plural(count, { one: "# Person", other: "# Personen" }),
};
const year = "Jahr";
export const searchPage = {
  tabNames: { ...typeNames, all: "Alle" },
  resultsHeading: (query: string): string => `Suchergebnisse für „${query}“`,
  nothingFound: {
    movies: (query) => `Keine Filme zu „${query}“ gefunden`,
    tv: (query) => `Keine Serien zu „${query}“ gefunden`,
    people: (query) => `Keine Personen zu „${query}“ gefunden`,
    all: (query) => `Nichts zu „${query}“ gefunden`,
  } as Record<SearchTab, (query: string) => string>,
  nothingFoundHint: "Probiere andere Stichwörter: weniger Wörter, eine andere Schreibweise oder den Originaltitel.",
  searchPrompt: {
    title: "Suche",
    text: "Gib den Titel eines Films oder einer Serie oder den Namen einer Person ein.",
    hints: [
      { wanted: "Einer von mehreren Filmen mit demselben Titel", typed: "The Kid (1921)" },
      { wanted: "Ein Titel, von dem du nur den Anfang kennst", typed: "nosferatu" },
      { wanted: "Ein Titel anhand seiner IMDb-Nummer", typed: "tt0017136" },
    ],
  },
  tabsLabel: "Arten von Treffern",
  searching: "Suche läuft",
  noResults: "Keine Treffer",
  countOfType,
  /** Announced when they have loaded. */
  morePeople: (count: number): string => plural(count, { one: "# weitere Person", other: "# weitere Personen" }),
  /** In the tab of all types, the link to one type's own tab. */
  allOfType: (type: SearchType, count: number): string => `Alle ${countOfType[type](count)}`,
  lookAmong: (tab: SearchTab): string => (tab === "all" ? "Alles durchsuchen" : `${typeNames[tab]} durchsuchen`),
  boxLabel: "Diese Suche ändern",
  submit: "Suchen",
  year,
  anyYear: "Alle",
  yearFormat: "Ein Jahr wie 1927",
  /** Before a link that removes the year. */
  onlyYear: (year: number): string => `Nur aus dem Jahr ${year}`,
  allYears: "Alle Jahre zeigen",
  /** Beside the text that was searched instead. */
  searchVerbatim: (query: string): string => `Stattdessen nach „${query}“ suchen`,
};
