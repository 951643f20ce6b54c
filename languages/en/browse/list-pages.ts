import type { ListPageName } from "#domain/addresses.ts";

type Description = { description: (site: { tagline: string }) => string; keywords: readonly string[] };
export const listPages = {
  /** The name of each page, of its breadcrumb and its document title, and the name of its list. The landing page's title is the site's. */
  listPageTexts: {
    landing: { page: "Home", list: "Popular Movies" },
    home: { page: "Movies", list: "Popular Movies" },
    top: { page: "Top Rated Movies", list: "Top Rated Movies" },
    series: { page: "TV Series", list: "Popular TV Series" },
    topSeries: { page: "Top Rated TV Series", list: "Top Rated TV Series" },
  } satisfies Record<ListPageName, { page: string; list: string }>,
  /** For search engines: in the browser nothing reads it. `keywords`: section 2's "extra keywords". */
  listPageDescriptions: {
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
    },
  } as Record<ListPageName, Description>,
};
