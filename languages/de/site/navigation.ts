// The navigation bar and the landmarks of every page.
export const navigation = {
  skipToContent: "Zum Inhalt springen",
  mainLabel: "Hauptmenü",
  footerLabel: "Fußzeile",
  /** The four links of specification.md, section 2. */
  movies: "Filme",
  series: "Serien",
  topRated: "Bestbewertet",
  genres: "Genres",
  /** Set apart, in a phone's menu alone. */
  discover: "Entdecken",
  /** Also at the headings of lists, and of rows on Home. */
  releases: {
    live: { upcoming: "Im Kino", airing: "Im Fernsehen" },
    embedded: { upcoming: "Filmjubiläen", airing: "Serienjubiläen" },
  },
  /** An icon beside the search box, and in a phone's menu. */
  myList: "Merkliste",
  /** Below it in a phone's menu. */
  calendar: "Kalender",
  /** Beside Appearance in the footer, and in a phone's menu. */
  settings: "Einstellungen",
  searchLabel: "Katalog durchsuchen",
  toggles: {
    search: { open: "Suche öffnen", close: "Suche schließen" },
    menu: { open: "Menü öffnen", close: "Menü schließen" },
  },
  loadingPage: "Seite wird geladen",
  /** Of every link that opens a window, for screen readers. */
  opensWindow: "(öffnet ein neues Fenster)",
};
