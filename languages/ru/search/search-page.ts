import type { SearchTab, SearchType } from "#domain/addresses.ts";
import { films, people, series } from "../counts.ts";
import { searchResults } from "./search-results.ts";

const { typeNames } = searchResults;
const countOfType: Record<SearchType, (count: number) => string> = { movies: films, tv: series, people };
const year = "Год";
export const searchPage = {
  tabNames: { ...typeNames, all: "Всё" },
  resultsHeading: (query: string): string => `Результаты по запросу «${query}»`,
  nothingFound: {
    movies: (query) => `Фильмов по запросу «${query}» не нашлось`,
    tv: (query) => `Сериалов по запросу «${query}» не нашлось`,
    people: (query) => `Людей по запросу «${query}» не нашлось`,
    all: (query) => `По запросу «${query}» ничего не нашлось`,
  } as Record<SearchTab, (query: string) => string>,
  nothingFoundHint: "Попробуй иначе: меньше слов, другое написание или название на языке оригинала.",
  searchPrompt: {
    title: "Поиск",
    text: "Введи название фильма или сериала либо имя.",
    hints: [
      { wanted: "Один из нескольких фильмов с одинаковым названием", typed: "The Kid (1921)" },
      { wanted: "Название, от которого помнится только начало", typed: "nosferatu" },
      { wanted: "Фильм или сериал по номеру на IMDb", typed: "tt0017136" },
    ],
  },
  tabsLabel: "Виды результатов",
  searching: "Идёт поиск",
  noResults: "Ничего не найдено",
  countOfType,
  /** Announced when they have loaded. */
  morePeople: (count: number): string => `Ещё ${people(count)}`,
  /** In the tab of all types, the link to one type's own tab. A colon, because "все 21 фильм" is no sentence. */
  allOfType: (type: SearchType, count: number): string => `Все: ${countOfType[type](count)}`,
  lookAmong: (tab: SearchTab): string => (tab === "all" ? "Искать везде" : `Искать в разделе «${typeNames[tab]}»`),
  boxLabel: "Изменить запрос",
  submit: "Найти",
  year,
  anyYear: "Любой",
  yearFormat: "Год, например 1927",
  /** Before a link that removes the year. */
  onlyYear: (year: number): string => `Только ${year}\u00a0год`,
  allYears: "Показать все годы",
  /** Beside the text that was searched instead. */
  searchVerbatim: (query: string): string => `Искать именно «${query}»`,
};
