export const endings = {
  /** Below a page, or a list, that has nothing to show. */
  searchLabel: "Encontrar outra coisa para assistir",
  popular: "Populares agora",
};
