// The navigation bar and the landmarks of every page.
export const navigation = {
  skipToContent: "Przejdź do treści",
  mainLabel: "Menu główne",
  footerLabel: "Stopka",
  /** The four links of specification.md, section 2. */
  movies: "Filmy",
  series: "Seriale",
  topRated: "Najlepsze",
  genres: "Gatunki",
  /** Set apart, in a phone's menu alone. */
  discover: "Odkrywaj",
  /** Also at the headings of lists, and of rows on Home. */
  releases: {
    live: { upcoming: "W kinach", airing: "W telewizji" },
    embedded: { upcoming: "Rocznice filmów", airing: "Rocznice seriali" },
  },
  /** An icon beside the search box, and in a phone's menu. */
  myList: "Moja lista",
  /** Below it in a phone's menu. */
  calendar: "Kalendarz",
  /** Beside Appearance in the footer, and in a phone's menu. */
  settings: "Ustawienia",
  searchLabel: "Szukaj w katalogu",
  toggles: {
    search: { open: "Otwórz wyszukiwarkę", close: "Zamknij wyszukiwarkę" },
    menu: { open: "Otwórz menu", close: "Zamknij menu" },
  },
  loadingPage: "Wczytywanie strony",
  /** Of every link that opens a window, for screen readers. */
  opensWindow: "(otwiera nowe okno)",
};
