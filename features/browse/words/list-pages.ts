import { pageNames } from "#app/words/page-descriptions.ts";
import type { ListPageName } from "#domain/addresses.ts";

/** The name of each page, of its breadcrumb and its document title, and the name of its list. The landing page's title is the site's. */
export const listPageTexts: Record<ListPageName, { page: string; list: string }> = {
  landing: { page: pageNames.home, list: "Popular Movies" },
  home: { page: pageNames.movies, list: "Popular Movies" },
  top: { page: "Top Rated Movies", list: "Top Rated Movies" },
  series: { page: pageNames.series, list: "Popular TV Series" },
  topSeries: { page: "Top Rated TV Series", list: "Top Rated TV Series" },
};

/** `parent`: the page above it in the breadcrumb. */
type Description = { description: (site: { tagline: string }) => string; keywords: readonly string[]; parent?: ListPageName };

/** For search engines: in the browser nothing reads it. `keywords`: section 2's "extra keywords". */
export const listPageDescriptions: Record<ListPageName, Description> = {
  landing: {
    description: ({ tagline }) => `${tagline}. Discover films, TV series and the people who made them, and press Play: free, and without an account.`,
    keywords: ["films", "TV series", "watch online", "free"],
  },
  home: {
    description: () => "Films to watch tonight: what is popular, what is trending, and the series of the week. Open one and press Play.",
    keywords: ["films", "popular films", "watch online", "free"],
  },
  top: {
    description: () => "The top rated films in the catalog on one wall of posters. Open one for its cast, its reviews and a player.",
    keywords: ["top rated films", "best films", "watch online"],
  },
  series: {
    description: () => "TV series to start tonight, season by season. Every episode has a player and a link that you can share.",
    keywords: ["TV series", "popular TV series", "episodes", "watch online"],
  },
  topSeries: {
    description: () => "The top rated TV series in the catalog, with seasons, episodes, cast and reviews, and a player for every episode.",
    keywords: ["top rated TV series", "best TV series", "watch online"],
    parent: "series",
  },
};
