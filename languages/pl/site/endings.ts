export const endings = {
  /** Below a page, or a list, that has nothing to show. */
  searchLabel: "Znajdź coś innego do obejrzenia",
  popular: "Teraz popularne",
};
