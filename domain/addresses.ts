import { slugOf } from "./slug.ts";

/** Pages of text. Each is a screen, and a text in `languages/<code>/page-<name>.ts`. */
export const staticPages = ["about", "blogs", "privacy", "terms", "cookies", "faq", "contact", "support"] as const;
export type StaticPageName = (typeof staticPages)[number];

/** The site's URLs. Ids are numbers from the provider or from `parseRouteId`, so they need no escaping. */
export const paths = {
  landing: "/",
  home: "/home",
  top: "/top",
  series: "/tv",
  topSeries: "/tv/top",
  genres: "/genres",
  search: "/search",
  upcoming: "/upcoming",
  airing: "/airing",
  discover: "/discover",
  surprise: "/discover/surprise",
  list: "/list",
  settings: "/settings",
  shared: "/shared",
  importTitles: "/list/import",
  calendar: "/calendar",
  ...(Object.fromEntries(staticPages.map((name) => [name, `/${name}`])) as { [Name in StaticPageName]: `/${Name}` }),
} as const;

/** The lists that films and series have, by their names in addresses. What their failure says: `languages/en/site/notices.ts`. */
export const namedLists = ["trending", "popular", "top-rated"] as const;
export type NamedList = (typeof namedLists)[number];

/** Of these pages, what they list: films or series, and which list of them. Their texts: `languages/en/browse/list-pages.ts`. */
export const listPages = {
  landing: { titles: "movies", list: "popular" },
  home: { titles: "movies", list: "popular" },
  top: { titles: "movies", list: "top-rated" },
  series: { titles: "series", list: "popular" },
  topSeries: { titles: "series", list: "top-rated" },
} as const satisfies Partial<Record<keyof typeof paths, { titles: "movies" | "series"; list: NamedList }>>;
export type ListPageName = keyof typeof listPages;
export const listPageNames = Object.keys(listPages) as ListPageName[];

/** A calendar for programs that subscribe to it, in each language. */
export const calendarFilePath = "/calendar.ics";

/** The description of the site's search for browsers. */
export const openSearchPath = "/opensearch.xml";

/** What a browser needs to install the site. */
export const manifestPath = "/manifest.webmanifest";

/** The forms in which other software reads a page's titles (features/feeds). */
export const feedForms = ["atom", "rss", "radarr", "sonarr"] as const;
export type FeedForm = (typeof feedForms)[number];

/** All feeds, for routes. */
export const feedsPattern = "/feeds/*";

/** `page`: path and canonical parameters of a page with titles. */
export const feedPath = (form: FeedForm, page: string): string => `/feeds/${form}${page}`;

/** Without parameters the path alone. Commas need no escape in a query. */
export const withSearch = (path: string, parameters: URLSearchParams): string => `${path}?${parameters}`.replace(/\?$/, "").replaceAll("%2C", ",");

const base = { movie: "/movie", series: "/tv", person: "/actor", collection: "/collection" } as const;

/** The addresses of pages with an id: `:key` is the id, or the id, a hyphen and a name. */
export const patterns = {
  movie: `${base.movie}/:key`,
  movieCredits: `${base.movie}/:key/credits`,
  series: `${base.series}/:key`,
  seriesCredits: `${base.series}/:key/credits`,
  person: `${base.person}/:key`,
  collection: `${base.collection}/:key`,
} as const;

export const moviePath = (id: number): string => `${base.movie}/${id}`;
export const seriesPath = (id: number): string => `${base.series}/${id}`;
export const personPath = (id: number): string => `${base.person}/${id}`;
export const collectionPath = (id: number): string => `${base.collection}/${id}`;

/** Discover's lists of the pages that lead to it, written out: the code that writes any filters would weigh on every page. */
export const discoverPaths = {
  movies: paths.discover,
  here: `${paths.discover}?here=1`,
  topMovies: `${paths.discover}?sort=rating`,
  series: `${paths.discover}?type=tv`,
  topSeries: `${paths.discover}?type=tv&sort=rating`,
  genre: { movies: (id: number) => `${paths.discover}?genres=${id}`, tv: (id: number) => `${paths.discover}?type=tv&genres=${id}` },
} as const;

/** Of the title in the page's language, or of the English one where that has no Latin letters. */
const withSlug = (base: string, title: string, englishTitle = ""): string => {
  const slug = slugOf(title) || slugOf(englishTitle);
  return slug === "" ? base : `${base}-${slug}`;
};

type MovieAddress = { id: number; title: string; englishTitle?: string | undefined };
type NamedAddress = { id: number; name: string; englishTitle?: string | undefined };

export const canonicalMoviePath = ({ id, title, englishTitle }: MovieAddress): string => withSlug(moviePath(id), title, englishTitle);
export const canonicalSeriesPath = ({ id, name, englishTitle }: NamedAddress): string => withSlug(seriesPath(id), name, englishTitle);

export const canonicalCollectionPath = ({ id, name, englishTitle }: NamedAddress): string => withSlug(collectionPath(id), name, englishTitle);

/** All cast and crew of a title. */
export const movieCreditsPath = (movie: MovieAddress): string => `${canonicalMoviePath(movie)}/credits`;
export const seriesCreditsPath = (series: NamedAddress): string => `${canonicalSeriesPath(series)}/credits`;

/** `page` is omitted for the first page, so that it has one address. */
export const pagePath = (path: string, page: number): string => (page > 1 ? `${path}?${new URLSearchParams({ page: String(page) })}` : path);

export type SearchType = "movies" | "tv" | "people";
/** What Discover lists. */
export type DiscoverType = Exclude<SearchType, "people">;

/** A tab of the search page: one type, or the best of each. */
export type SearchTab = SearchType | "all";

/** Section 2's tabs in their order, then ours. */
export const searchTabs: readonly SearchTab[] = ["movies", "tv", "people", "all"];

/** An unknown `type` means movies (readings.md). */
export const searchTabOf = (value: string | null | undefined): SearchTab => searchTabs.find((tab) => tab === value) ?? "movies";

/** `year`: of the release or the first episode. `verbatim`: as typed, without a correction. */
export type SearchFilters = { year?: number | null; verbatim?: boolean };

/** The parameters of a search's address in their order, without defaults: equal searches have one address. */
export const searchParameters = (query: string, tab: SearchTab, { year, verbatim, page = 1 }: SearchFilters & { page?: number } = {}): URLSearchParams =>
  new URLSearchParams({
    ...{ q: query, type: tab },
    // People have no year, and the tab of all types has one page.
    ...(year && tab !== "people" && { year: String(year) }),
    ...(verbatim && { verbatim: "1" }),
    ...(page > 1 && tab !== "all" && { page: String(page) }),
  });

export const searchPath = (...search: Parameters<typeof searchParameters>): string => `${paths.search}?${searchParameters(...search)}`;

/** The link target of a search result (section 2). */
export const resultPath = (type: SearchType, id: number): string => ({ movies: moviePath, tv: seriesPath, people: personPath })[type](id);

/** The id is the part of a route key before the first hyphen: 1 to 9 digits without a leading zero. */
export function parseRouteId(key: string | undefined): number | null {
  const head = (key ?? "").split("-", 1)[0] ?? "";
  return /^[1-9]\d{0,8}$/.test(head) ? Number(head) : null;
}

/** Social cards are PNG, 1200 by 630: social networks show no SVG. */
export const siteCardPath = "/cards/site.png";
export const titleCardPath = (kind: "movie" | "series", id: number): string => `/cards/${kind === "series" ? "tv" : kind}-${id}.png`;

export function parseCardPath(path: string): { kind: "movie" | "series"; id: number } | "site" | null {
  if (path === siteCardPath) return "site";
  const [, kind, id] = /^\/cards\/(movie|tv)-([1-9]\d{0,8})\.png$/.exec(path) ?? [];
  return kind === undefined ? null : { kind: kind === "tv" ? "series" : "movie", id: Number(id) };
}

/** Season and episode in an address (readings.md); `null` for a missing or invalid number. */
export type EpisodeChoice = { season: number | null; episode: number | null };

export type EpisodeAddress = { season: number; episode: number };

const numberIn = (text: string | null, digits: number): number | null => (text !== null && new RegExp(`^\\d{1,${digits}}$`).test(text) ? Number(text) : null);

/** Seasons up to 999, like get-tv-season; episodes up to 99,999. */
export function parseEpisodeChoice(parameters: URLSearchParams): EpisodeChoice {
  return { season: numberIn(parameters.get("season"), 3), episode: numberIn(parameters.get("episode"), 5) };
}

const parametersOf = ({ season, episode }: EpisodeChoice): URLSearchParams =>
  new URLSearchParams({ ...(season !== null && { season: String(season) }), ...(episode !== null && { episode: String(episode) }) });

export const episodeSearch = (address: EpisodeAddress): string => `?${parametersOf(address)}`;

/** Opens the season at its first episode. */
export const seasonSearch = (season: number): string => `?${parametersOf({ season, episode: null })}`;

/** The canonical query string of a series' page: unknown parameters are dropped. */
export const canonicalEpisodeParameters = (parameters: URLSearchParams): URLSearchParams => parametersOf(parseEpisodeChoice(parameters));

/** Whether a page or an answer lists what can be watched here: Home, and Discover with that filter. `address`: path and query. */
export const listsTitlesHere = (address: string): boolean =>
  /^\/(?:home)?(?:\?|$)/.test(address) || /^\/api\/(?:movies|tv)\/here$/.test(address) || /[?&]here=1(?:&|$)/.test(address);
