import type { SearchTab, SearchType } from "#domain/addresses.ts";
import { films, people, series } from "../counts.ts";
import { plural } from "../text.ts";
import { searchResults } from "./search-results.ts";

const { typeNames } = searchResults;
const countOfType: Record<SearchType, (count: number) => string> = { movies: films, tv: series, people };
const all: Record<SearchType, Parameters<typeof plural>[1]> = {
  movies: { one: "Zobacz # film", few: "Wszystkie filmy (#)", many: "Wszystkie filmy (#)" },
  tv: { one: "Zobacz # serial", few: "Wszystkie seriale (#)", many: "Wszystkie seriale (#)" },
  people: { one: "Zobacz # osobę", few: "Wszystkie osoby (#)", many: "Wszystkie osoby (#)" },
};
const among: Record<SearchTab, string> = {
  movies: "Szukaj wśród filmów",
  tv: "Szukaj wśród seriali",
  people: "Szukaj wśród osób",
  all: "Szukaj wszędzie",
};
const year = "Rok";
export const searchPage = {
  tabNames: { ...typeNames, all: "Wszystko" },
  resultsHeading: (query: string): string => `Wyniki wyszukiwania: „${query}”`,
  nothingFound: {
    movies: (query) => `Nie znaleziono filmów dla zapytania „${query}”`,
    tv: (query) => `Nie znaleziono seriali dla zapytania „${query}”`,
    people: (query) => `Nie znaleziono osób dla zapytania „${query}”`,
    all: (query) => `Nic nie znaleziono dla zapytania „${query}”`,
  } as Record<SearchTab, (query: string) => string>,
  nothingFoundHint: "Spróbuj inaczej: użyj mniej słów, innej pisowni albo tytułu oryginalnego.",
  searchPrompt: {
    title: "Szukaj",
    text: "Wpisz tytuł filmu lub serialu albo imię i nazwisko.",
    hints: [
      { wanted: "Jeden z kilku filmów o tym samym tytule", typed: "The Kid (1921)" },
      { wanted: "Tytuł, którego znasz tylko początek", typed: "nosferatu" },
      { wanted: "Tytuł według numeru w IMDb", typed: "tt0017136" },
    ],
  },
  tabsLabel: "Rodzaje wyników",
  searching: "Wyszukiwanie",
  noResults: "Brak wyników",
  countOfType,
  /** Announced when they have loaded. */
  morePeople: (count: number): string => plural(count, { one: "# kolejna osoba", few: "# kolejne osoby", many: "# kolejnych osób" }),
  /** In the tab of all types, the link to one type's own tab. */
  allOfType: (type: SearchType, count: number): string => plural(count, all[type]),
  lookAmong: (tab: SearchTab): string => among[tab],
  boxLabel: "Zmień wyszukiwanie",
  submit: "Szukaj",
  year,
  anyYear: "Dowolny",
  yearFormat: "Rok, na przykład 1927",
  /** Before a link that removes the year. */
  onlyYear: (value: number): string => `Tylko z ${value} roku`,
  allYears: "Pokaż wszystkie lata",
  /** Beside the text that was searched instead. */
  searchVerbatim: (query: string): string => `Szukaj dokładnie: ${query}`,
};
