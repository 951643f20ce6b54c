// The navigation bar and the landmarks of every page.
export const navigation = {
  skipToContent: "Skip to content",
  mainLabel: "Main",
  footerLabel: "Footer",
  /** The four links of specification.md, section 2. */
  movies: "Movies",
  series: "TV Series",
  topRated: "Top Rated",
  genres: "Genres",
  /** Set apart, in a phone's menu alone. */
  discover: "Discover",
  /** Also at the headings of lists, and of rows on Home. */
  releases: {
    live: { upcoming: "In theaters", airing: "On TV" },
    embedded: { upcoming: "Film anniversaries", airing: "Series anniversaries" },
  },
  /** An icon beside the search box, and in a phone's menu. */
  myList: "My list",
  /** Below it in a phone's menu. */
  calendar: "Calendar",
  /** Beside Appearance in the footer, and in a phone's menu. */
  settings: "Settings",
  searchLabel: "Search the catalog",
  toggles: {
    search: { open: "Open search", close: "Close search" },
    menu: { open: "Open menu", close: "Close menu" },
  },
  loadingPage: "Loading the page",
  /** Of every link that opens a window, for screen readers. */
  opensWindow: "(opens a new window)",
};
