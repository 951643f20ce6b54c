// The navigation bar and the landmarks of every page.

export const skipToContent = "Skip to content";
export const mainLabel = "Main";
export const footerLabel = "Footer";

/** The four links of specification.md, section 2. */
export const movies = "Movies";
export const series = "TV Series";
export const topRated = "Top Rated";
export const genres = "Genres";

/** Set apart, in a phone's menu alone. */
export const discover = "Discover";
/** An icon beside the search box, and in a phone's menu. */
export const myList = "My list";
/** Beside Appearance in the footer, and in a phone's menu. */
export const settings = "Settings";

export const searchLabel = "Search the catalog";
export const toggles = {
  search: { open: "Open search", close: "Close search" },
  menu: { open: "Open menu", close: "Close menu" },
} as const;

export const loadingPage = "Loading the page";

/** Of every link that opens a window, for screen readers. */
export const opensWindow = "(opens a new window)";
