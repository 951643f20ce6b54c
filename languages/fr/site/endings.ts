export const endings = {
  /** Below a page, or a list, that has nothing to show. */
  searchLabel: "Trouver autre chose à regarder",
  popular: "Populaires en ce moment",
};
