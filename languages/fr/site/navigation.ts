// The navigation bar and the landmarks of every page.
export const navigation = {
  skipToContent: "Aller au contenu",
  mainLabel: "Menu principal",
  footerLabel: "Pied de page",
  /** The four links of specification.md, section 2. */
  movies: "Films",
  series: "Séries",
  topRated: "Mieux notés",
  genres: "Genres",
  /** Set apart, in a phone's menu alone. */
  discover: "Découvrir",
  /** Also at the headings of lists, and of rows on Home. */
  releases: {
    live: { upcoming: "Au cinéma", airing: "À la télévision" },
    embedded: { upcoming: "Anniversaires de films", airing: "Anniversaires de séries" },
  },
  /** An icon beside the search box, and in a phone's menu. */
  myList: "Ma liste",
  /** Below it in a phone's menu. */
  calendar: "Calendrier",
  /** Beside Appearance in the footer, and in a phone's menu. */
  settings: "Réglages",
  searchLabel: "Rechercher dans le catalogue",
  toggles: {
    search: { open: "Ouvrir la recherche", close: "Fermer la recherche" },
    menu: { open: "Ouvrir le menu", close: "Fermer le menu" },
  },
  loadingPage: "Chargement de la page",
  /** Of every link that opens a window, for screen readers. */
  opensWindow: "(ouvre une nouvelle fenêtre)",
};
