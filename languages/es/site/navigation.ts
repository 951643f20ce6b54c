// The navigation bar and the landmarks of every page.
export const navigation = {
  skipToContent: "Saltar al contenido",
  mainLabel: "Menú principal",
  footerLabel: "Pie de página",
  /** The four links of specification.md, section 2. */
  movies: "Películas",
  series: "Series",
  topRated: "Mejor valoradas",
  genres: "Géneros",
  /** Set apart, in a phone's menu alone. */
  discover: "Descubrir",
  /** Also at the headings of lists, and of rows on Home. */
  releases: {
    live: { upcoming: "En cines", airing: "En televisión" },
    embedded: { upcoming: "Aniversarios de películas", airing: "Aniversarios de series" },
  },
  /** An icon beside the search box, and in a phone's menu. */
  myList: "Mi lista",
  /** Below it in a phone's menu. */
  calendar: "Calendario",
  /** Beside Appearance in the footer, and in a phone's menu. */
  settings: "Ajustes",
  searchLabel: "Buscar en el catálogo",
  toggles: {
    search: { open: "Abrir la búsqueda", close: "Cerrar la búsqueda" },
    menu: { open: "Abrir el menú", close: "Cerrar el menú" },
  },
  loadingPage: "Cargando la página",
  /** Of every link that opens a window, for screen readers. */
  opensWindow: "(se abre en una ventana nueva)",
};
