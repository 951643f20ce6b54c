/** Meta descriptions of the list pages, and of titles and people without an overview. */
export const pageDescriptions = {
  landing: ({ tagline }: { tagline: string }) =>
    `${tagline}. Discover films, TV series and the people who made them, and press Play: free, and without an account.`,
  home: "Films to watch tonight: what is popular, what is trending, and the series of the week. Open one and press Play.",
  top: "The top rated films in the catalog on one wall of posters. Open one for its cast, its reviews and a player.",
  series: "TV series to start tonight, season by season. Every episode has a player and a link that you can share.",
  topSeries: "The top rated TV series in the catalog, with seasons, episodes, cast and reviews, and a player for every episode.",
  genres: "Films and TV series by genre, from Action to Western. Choose one and start browsing.",
  discoverMovies: "Find a film by genre, year, rating, running time, language and more. Every list has an address that you can share.",
  discoverSeries: "Find a TV series by genre, year, rating, language, network and more. Every list has an address that you can share.",
  /** `heading`: "Drama Films" */
  discoverList: (heading: string) => `${heading}, the most popular first. Narrow them by rating, language, running time and more, and open one to watch it.`,
  search: "Find films, TV series and the people who made them.",
  movie: (title: string, site: { name: string }) => `Watch ${title} on ${site.name}: cast, reviews and similar films on one page.`,
  tv: (name: string, site: { name: string }) => `Watch ${name} on ${site.name}: every season and episode, with cast and reviews.`,
  collection: (name: string, films: string) => `${name} in order of release: ${films}, each with its cast, its reviews and a player.`,
  credits: (name: string) => `Everybody who made ${name}: the whole cast with their parts, and the crew by department.`,
  person: (name: string, site: { name: string }) => `${name} on ${site.name}: films and TV series, in front of the camera and behind it.`,
} as const;

/** Each page of a list has its own description. */
export const descriptionOfPage = (description: string, page: number): string => (page > 1 ? `Page ${page}. ${description}` : description);

/** Section 2's "extra keywords" of the list pages. */
export const pageKeywords = {
  landing: ["films", "TV series", "watch online", "free"],
  home: ["films", "popular films", "watch online", "free"],
  top: ["top rated films", "best films", "watch online"],
  series: ["TV series", "popular TV series", "episodes", "watch online"],
  topSeries: ["top rated TV series", "best TV series", "watch online"],
  genres: ["genres", "films by genre", "TV series by genre"],
} as const;

/** Breadcrumb names. */
export const pageNames = {
  home: "Home",
  movies: "Movies",
  popularMovies: "Popular Movies",
  topMovies: "Top Rated Movies",
  series: "TV Series",
  popularSeries: "Popular TV Series",
  topSeries: "Top Rated TV Series",
  genres: "Genres",
  discoverMovies: "Discover Films",
  discoverSeries: "Discover TV Series",
} as const;
