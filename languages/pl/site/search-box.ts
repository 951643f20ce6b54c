export const searchBox = {
  fieldLabel: "Szukaj tytułu lub nazwiska",
  placeholder: "Szukaj…",
  loading: "Wczytywanie…",
  typesLabel: "Szukaj wśród",
  /** specification.md, section 2: shorter than the search page's tabs. */
  types: { movies: "Filmy", tv: "Seriale", people: "Osoby" },
};
