export const searchBox = {
  fieldLabel: "Cerca un titolo o un nome",
  placeholder: "Cerca…",
  loading: "Caricamento…",
  typesLabel: "Cerca fra",
  /** specification.md, section 2: shorter than the search page's tabs. */
  types: { movies: "Film", tv: "Serie", people: "Persone" },
};
