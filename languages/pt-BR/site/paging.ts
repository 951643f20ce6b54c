import { counted, number } from "../text.ts";

export const paging = {
  loadMore: "Carregar mais",
  loadingMore: "Carregando mais",
  previousPage: "Página anterior",
  /** Follows a button's word for screen readers, because a page may have two lists. In parentheses: a label would need an article. */
  ofList: (label: string): string => `(${label})`,
  position: (page: number, totalPages: number): string => `Página ${number(page)} de ${number(totalPages)}`,
  listEnd: "A lista termina aqui.",
  /** Announced when more have loaded. Without the sum the second announcement would be the first one's text, which screen readers do not repeat. */
  announced: (more: string, shown: number): string => `${more}, ${number(shown)} na lista`,
  moreFilms: (count: number): string => `Mais ${counted(count, "filme", "filmes")}`,
  moreSeries: (count: number): string => `Mais ${counted(count, "série", "séries")}`,
  /** Above a list, and how many that leaves out. */
  hideSeen: "Ocultar o que já vi",
  hiddenSeen: (count: number): string => counted(count, "título oculto", "títulos ocultos"),
  beyondEnd: {
    text: "Esta lista termina antes da página do endereço.",
    toFirstPage: "Ir para a primeira página",
  },
};
