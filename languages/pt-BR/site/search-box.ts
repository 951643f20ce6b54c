export const searchBox = {
  fieldLabel: "Buscar um título ou um nome",
  placeholder: "Buscar…",
  loading: "Carregando…",
  typesLabel: "Buscar em",
  /** specification.md, section 2: shorter than the search page's tabs. */
  types: { movies: "Filmes", tv: "Séries", people: "Pessoas" },
};
