export const searchBox = {
  fieldLabel: "Busca un título o un nombre",
  placeholder: "Buscar…",
  loading: "Cargando…",
  typesLabel: "Buscar en",
  /** specification.md, section 2: shorter than the search page's tabs. */
  types: { movies: "Películas", tv: "Series", people: "Personas" },
};
