import { number, plural } from "../text.ts";

export const paging = {
  loadMore: "Carica altro",
  loadingMore: "Caricamento",
  previousPage: "Pagina precedente",
  /** Follows a button's word for screen readers, because a page may have two lists. */
  ofList: (label: string): string => `(${label})`,
  position: (page: number, totalPages: number): string => `Pagina ${number(page)} di ${number(totalPages)}`,
  listEnd: "L’elenco finisce qui.",
  /** Announced when more have loaded. Without the sum the second announcement would be the first one's text, which screen readers do not repeat. */
  announced: (more: string, shown: number): string => `${more}, ${number(shown)} nell’elenco`,
  moreFilms: (count: number): string => plural(count, { one: "# altro film", many: "Altri # di film", other: "Altri # film" }),
  moreSeries: (count: number): string => plural(count, { one: "# altra serie", many: "Altri # di serie", other: "Altre # serie" }),
  /** Above a list, and how many that leaves out. */
  hideSeen: "Nascondi ciò che ho visto",
  hiddenSeen: (count: number): string => plural(count, { one: "# titolo nascosto", many: "# di titoli nascosti", other: "# titoli nascosti" }),
  beyondEnd: {
    text: "Questo elenco finisce prima della pagina indicata nell’indirizzo.",
    toFirstPage: "Vai alla prima pagina",
  },
};
