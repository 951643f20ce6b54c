import { number, plural } from "../text.ts";

export const paging = {
  loadMore: "Pokaż więcej",
  loadingMore: "Wczytywanie",
  previousPage: "Poprzednia strona",
  /** Follows a button's word for screen readers, because a page may have two lists. */
  ofList: (label: string): string => `(${label})`,
  position: (page: number, totalPages: number): string => `Strona ${number(page)} z ${number(totalPages)}`,
  listEnd: "To już wszystko.",
  /** Announced when more have loaded. Without the sum the second announcement would be the first one's text, which screen readers do not repeat. */
  announced: (more: string, shown: number): string => `${more}, razem na liście: ${number(shown)}`,
  moreFilms: (count: number): string => plural(count, { one: "# kolejny film", few: "# kolejne filmy", many: "# kolejnych filmów" }),
  moreSeries: (count: number): string => plural(count, { one: "# kolejny serial", few: "# kolejne seriale", many: "# kolejnych seriali" }),
  /** Above a list, and how many that leaves out. */
  hideSeen: "Ukryj obejrzane",
  hiddenSeen: (count: number): string => plural(count, { one: "Ukryto # tytuł", few: "Ukryto # tytuły", many: "Ukryto # tytułów" }),
  beyondEnd: {
    text: "Ta lista ma mniej stron, niż podano w adresie.",
    toFirstPage: "Przejdź do pierwszej strony",
  },
};
