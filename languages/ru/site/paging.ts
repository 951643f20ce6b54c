import { films, series } from "../counts.ts";
import { number, pluralText } from "../text.ts";

export const paging = {
  loadMore: "Показать ещё",
  loadingMore: "Загружается",
  previousPage: "Предыдущая страница",
  /** Follows a button's word for screen readers, because a page may have two lists. */
  ofList: (label: string): string => `(${label})`,
  position: (page: number, totalPages: number): string => `Страница ${number(page)} из ${number(totalPages)}`,
  listEnd: "Это весь список.",
  /** Announced when more have loaded. Without the sum the second announcement would be the first one's text, which screen readers do not repeat. */
  announced: (more: string, shown: number): string => `${more}, всего в списке ${number(shown)}`,
  moreFilms: (count: number): string => `Ещё ${films(count)}`,
  moreSeries: (count: number): string => `Ещё ${series(count)}`,
  /** Above a list, and how many that leaves out. */
  hideSeen: "Скрыть просмотренное",
  hiddenSeen: pluralText({ one: "Скрыто # название", few: "Скрыто # названия", many: "Скрыто # названий", other: "Скрыто # названия" }),
  beyondEnd: {
    text: "Столько страниц в этом списке нет.",
    toFirstPage: "К первой странице",
  },
};
