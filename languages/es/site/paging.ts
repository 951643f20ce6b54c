import { number, plural } from "../text.ts";

export const paging = {
  loadMore: "Cargar más",
  loadingMore: "Cargando más",
  previousPage: "Página anterior",
  /** Follows a button's word for screen readers, because a page may have two lists. */
  ofList: (label: string): string => `(${label})`,
  position: (page: number, totalPages: number): string => `Página ${number(page)} de ${number(totalPages)}`,
  listEnd: "No hay más.",
  /** Announced when more have loaded. Without the sum the second announcement would be the first one's text, which screen readers do not repeat. */
  announced: (more: string, shown: number): string => `${more}, ${number(shown)} en la lista`,
  moreFilms: (count: number): string => plural(count, { one: "# película más", many: "# de películas más", other: "# películas más" }),
  moreSeries: (count: number): string => plural(count, { one: "# serie más", many: "# de series más", other: "# series más" }),
  /** Above a list, and how many that leaves out. */
  hideSeen: "Ocultar lo que ya he visto",
  hiddenSeen: (count: number): string => plural(count, { one: "# título oculto", many: "# de títulos ocultos", other: "# títulos ocultos" }),
  beyondEnd: {
    text: "Esta lista no tiene tantas páginas.",
    toFirstPage: "Ir a la primera página",
  },
};
