export const words = {
  pageDescriptions: {
    /** Meta descriptions of pages that share this file, and of titles and people without an overview. */
    pageDescriptions: {
      genres: "Films and TV series by genre, from Action to Western. Choose one and start browsing.",
      discoverMovies: "Find a film by genre, year, rating, running time, language and more. Every list has an address that you can share.",
      discoverSeries: "Find a TV series by genre, year, rating, language, network and more. Every list has an address that you can share.",
      /** `heading`: "Drama Films" */
      discoverList: (heading: string) =>
        `${heading}, the most popular first. Narrow them by rating, language, running time and more, and open one to watch it.`,
      movie: (title: string, site: { name: string }) => `Watch ${title} on ${site.name}: cast, reviews and similar films on one page.`,
      tv: (name: string, site: { name: string }) => `Watch ${name} on ${site.name}: every season and episode, with cast and reviews.`,
      collection: (name: string, films: string) => `${name} in order of release: ${films}, each with its cast, its reviews and a player.`,
      credits: (name: string) => `Everybody who made ${name}: the whole cast with their parts, and the crew by department.`,
      person: (name: string, site: { name: string }) => `${name} on ${site.name}: films and TV series, in front of the camera and behind it.`,
    },
    /** Each page of a list has its own description. */
    descriptionOfPage: (description: string, page: number): string => (page > 1 ? `Page ${page}. ${description}` : description),
    /** Section 2's "extra keywords". */
    genreKeywords: ["genres", "films by genre", "TV series by genre"],
    /** Breadcrumb names. */
    pageNames: {
      home: "Home",
      movies: "Movies",
      series: "TV Series",
      genres: "Genres",
      discoverMovies: "Discover Films",
      discoverSeries: "Discover TV Series",
    },
  },
};
