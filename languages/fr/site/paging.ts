import { number, plural } from "../text.ts";

export const paging = {
  loadMore: "Afficher plus",
  loadingMore: "Chargement",
  previousPage: "Page précédente",
  /** Follows a button's word for screen readers, because a page may have two lists. */
  ofList: (label: string): string => `(${label})`,
  position: (page: number, totalPages: number): string => `Page ${number(page)} sur ${number(totalPages)}`,
  listEnd: "C’est la fin de la liste.",
  /** Announced when more have loaded. Without the sum the second announcement would be the first one's text, which screen readers do not repeat. */
  announced: (more: string, shown: number): string => `${more}, ${number(shown)} dans la liste`,
  moreFilms: (count: number): string => plural(count, { one: "# film de plus", many: "# de films de plus", other: "# films de plus" }),
  moreSeries: (count: number): string => plural(count, { one: "# série de plus", many: "# de séries de plus", other: "# séries de plus" }),
  /** Above a list, and how many that leaves out. */
  hideSeen: "Masquer ce que j’ai vu",
  hiddenSeen: (count: number): string => plural(count, { one: "# titre masqué", many: "# de titres masqués", other: "# titres masqués" }),
  beyondEnd: {
    text: "Cette liste n’a pas autant de pages.",
    toFirstPage: "Aller à la première page",
  },
};
