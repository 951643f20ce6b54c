export const searchBox = {
  fieldLabel: "Nach einem Titel oder Namen suchen",
  placeholder: "Suchen …",
  loading: "Wird geladen …",
  typesLabel: "Suchen in",
  /** specification.md, section 2: shorter than the search page's tabs. */
  types: { movies: "Filme", tv: "Serien", people: "Personen" },
};
