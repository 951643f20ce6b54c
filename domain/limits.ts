/**
 * The business numbers of specification.md, section 9, with their units. Player slots are in `content/players.json`, the ads' triggers in
 * `ad-triggers.ts`.
 */
export const limits = {
  slug: { maxChars: 100, inputMaxChars: 1000 },
  search: {
    debounceMs: 500,
    minChars: 2,
    maxChars: 100,
    dropdownResults: 5,
    knownForTitles: 3,
    skeletons: 10,
    lastPage: 500,
    /** Ours: titles or people of each type in the tab of all types. */
    rowOfAll: 5,
  },
  hero: { items: 5, advanceMs: 8000, defaultRuntimeMinutes: 120 },
  home: {
    trendingSeries: 10,
    /** Ours: titles in the row of what can be watched here. */
    readyToWatch: 20,
  },
  detail: {
    cast: 12,
    reviews: 3,
    similarMovies: 6,
    similarMoviesInText: 5,
    similarSeries: 10,
    similarSeriesInText: 5,
    /** Ours: roles in a title's hero, directors or creators before "and N more", and people of the other roles. */
    leads: { roles: 4, directors: 3, others: 2 },
    /** Ours: videos of a title that are stored, best first. */
    videos: 24,
    /** Ours: of those in a page's document; recommendations there. */
    shownVideos: 7,
    recommendations: 6,
    /** Ours: companies, networks and keywords before the rest, which opens, and of each in all. */
    named: { shown: 12, most: 30 },
  },
  /** Ours: episodes that the episode guide loads at first and with each press, and votes that an episode needs to be named the best or the lowest rated. */
  episodeGuide: { episodes: 1000, votesToBeNamed: 5 },
  seriesList: { placeholders: 12, pageSize: 6, featured: 5 },
  /** Ours: titles on a page of the provider; after how many presses a list loads by itself, and how many pages until the next press. */
  lists: { pageSize: 20, pressesBefore: 2, unattendedPages: 2 },
  /** Ours: weeks of what is coming, this one first, and days of what is on television, today first. */
  upcoming: { weeks: 8, days: 7 },
  /**
   * Ours: keywords, companies, networks and streaming providers of a filter, each; years that a filter may name; votes that a title needs to be
   * ranked by rating (0 in the embedded catalog); options of a field that suggests keywords or companies.
   */
  discover: { ids: 8, choices: 8, years: { first: 1870, last: 2100 }, ratingFloor: { movies: 200, tv: 100 } },
  /**
   * Ours: the films that a person worked on, in the tab of films that the person acted in, where that is empty; people who worked most with a person,
   * and titles whose stored credits are read for them.
   */
  person: { crewBelowNoActing: 5, collaborators: 5, titlesRead: 40 },
  /** Ours: pictures of a title or person before "Show all". */
  gallery: { pictures: 12 },
  /** Ours: titles of a request for what a device has stored. */
  titleBatch: 50,
  /** Ours: titles of a calendar and of its subscription, days that a title has in it, and how often a calendar's program is to ask for changes. */
  calendar: { titles: 100, subscribed: 60, daysOfTitle: 12, refreshHours: 12 },
  /** Not of section 9: films that a page without a result suggests. */
  suggestions: { posters: 5 },
  /** Ours: titles of a feed. */
  feeds: { titles: 100 },
  share: { copiedMs: 2000 },
  queries: { retry: 1, freshMs: 5 * 60 * 1000 },
  /** Ours (readings.md, "a hanging provider"): within 3 s the page says what it waits for; a query's two attempts and the pause between them end by 12 s. */
  waiting: { noticeMs: 2000, attemptMs: 5500, retryDelayMs: 400 },
  /** Ours: what failed is loaded again by itself. Pages of one moment must not all come back in another, so each waits up to `spreadMs` longer. */
  ownRetries: { most: 3, afterMs: 5000, spreadMs: 2000 },
  progress: { stepPercent: 10, stepMs: 200, capPercent: 90, doneMs: 800, firstLoaderMs: 500 },
  /** Ours: a toast with an action stays longer, so that a visitor with a keyboard gets to it. */
  toast: { visible: 3, durationMs: 4000, actionMs: 10_000, secondKitDurationMs: 5000, swipePx: 50 },
  menu: { typeAheadResetMs: 1000, submenuDelayMs: 100 },
  footerBanner: { widthPx: 728, heightPx: 90 },
} as const;

/** The numbers of section 9 that the server alone needs: not in a page's script. */
export const headLimits = {
  structuredDataItems: 10,
  articleTags: 5,
  actors: 8,
  descriptionMaxChars: 155,
  descriptionCutChars: 152,
  cacheControlS: 3600,
  socialImage: { widthPx: 1200, heightPx: 630 },
} as const;

/** The numbers of section 9 that styles hold: journeys measure them, and no script reads them. */
export const styleLimits = {
  mobileBreakpointPx: 768,
  searchIcon: { pulseMs: 1200, everyMs: 3500 },
  dropdownMaxHeightPx: 400,
  playerHeightPx: { mobile: 220, movieDesktop: 500, seriesDesktop: 450 },
  episodeListHeightPx: 420,
} as const;
