/** What search engines and shared links say of the pages that list things, and of titles and people without a text of their own. */
export const pageDescriptions = {
  landing: ({ tagline }: { tagline: string }) =>
    `${tagline}. Discover films, TV series and the people who made them, and press Play: free, and without an account.`,
  home: "Films to watch tonight: what is popular, what is talked about, and the series that people come back to. Press Play on any of them.",
  top: "The best rated films of the catalogue, one wall of posters. Open one for its cast, its reviews and a player.",
  series: "TV series to begin tonight, from serials in chapters to whole seasons. Every episode has a player and a page that you can share.",
  topSeries: "The best rated TV series of the catalogue, with seasons, episodes, cast and reviews, and a player for every episode.",
  genres: "Films and TV series by genre, from Action to Western. Choose one and look along the shelf.",
  search: "Find films, TV series and the people who made them.",
  movie: (title: string, site: { name: string }) => `Watch ${title} on ${site.name}: cast, reviews and similar films on one page.`,
  tv: (name: string, site: { name: string }) => `Watch ${name} on ${site.name}: every season and episode, with cast and reviews.`,
  person: (name: string, site: { name: string }) => `The films and TV series of ${name} on ${site.name}.`,
} as const;

/** The input "extra keywords" of the pages that list things. */
export const pageKeywords = {
  landing: ["films", "TV series", "watch online", "free"],
  home: ["films", "popular films", "watch online", "free"],
  top: ["top rated films", "best films", "watch online"],
  series: ["TV series", "popular TV series", "episodes", "watch online"],
  topSeries: ["top rated TV series", "best TV series", "watch online"],
  genres: ["genres", "films by genre", "TV series by genre"],
} as const;

/** What the way to a page is called, step by step. */
export const pageNames = {
  home: "Home",
  movies: "Movies",
  popularMovies: "Popular Movies",
  topMovies: "Top Rated Movies",
  series: "TV Series",
  popularSeries: "Popular TV Series",
  topSeries: "Top Rated TV Series",
  genres: "Genres",
} as const;
