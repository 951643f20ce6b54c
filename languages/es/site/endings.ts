export const endings = {
  /** Below a page, or a list, that has nothing to show. */
  searchLabel: "Busca otra cosa que ver",
  popular: "Lo más popular ahora",
};
