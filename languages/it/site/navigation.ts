// The navigation bar and the landmarks of every page.
export const navigation = {
  skipToContent: "Vai al contenuto",
  mainLabel: "Menu principale",
  footerLabel: "Piè di pagina",
  /** The four links of specification.md, section 2. */
  movies: "Film",
  series: "Serie TV",
  topRated: "I migliori",
  genres: "Generi",
  /** Set apart, in a phone's menu alone. */
  discover: "Scopri",
  /** Also at the headings of lists, and of rows on Home. */
  releases: {
    live: { upcoming: "Al cinema", airing: "In TV" },
    embedded: { upcoming: "Anniversari di film", airing: "Anniversari di serie" },
  },
  /** An icon beside the search box, and in a phone's menu. */
  myList: "La mia lista",
  /** Below it in a phone's menu. */
  calendar: "Calendario",
  /** Beside Appearance in the footer, and in a phone's menu. */
  settings: "Impostazioni",
  searchLabel: "Cerca nel catalogo",
  toggles: {
    search: { open: "Apri la ricerca", close: "Chiudi la ricerca" },
    menu: { open: "Apri il menu", close: "Chiudi il menu" },
  },
  loadingPage: "Caricamento della pagina",
  /** Of every link that opens a window, for screen readers. */
  opensWindow: "(si apre in una nuova finestra)",
};
