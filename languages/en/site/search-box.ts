export const searchBox = {
  fieldLabel: "Search for a title or a name",
  placeholder: "Search...",
  loading: "Loading...",
  typesLabel: "Search in",
  /** specification.md, section 2: shorter than the search page's tabs. */
  types: { movies: "Movies", tv: "TV", people: "People" },
};
