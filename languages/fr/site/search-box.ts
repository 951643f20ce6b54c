export const searchBox = {
  fieldLabel: "Rechercher un titre ou un nom",
  placeholder: "Rechercher…",
  loading: "Chargement…",
  typesLabel: "Rechercher dans",
  /** specification.md, section 2: shorter than the search page's tabs. */
  types: { movies: "Films", tv: "Séries", people: "Personnes" },
};
