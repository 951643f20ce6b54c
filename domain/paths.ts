import { slugOf } from "./slug.ts";

/** Every URL that the site can form. Ids come from the provider or from `parseRouteId`, so they need no escaping. */
export const paths = {
  landing: "/",
  home: "/home",
  top: "/top",
  series: "/tv",
  topSeries: "/tv/top",
  genres: "/genres",
  search: "/search",
  about: "/about",
  blogs: "/blogs",
  privacy: "/privacy",
  terms: "/terms",
  cookies: "/cookies",
  faq: "/faq",
  contact: "/contact",
  support: "/support",
} as const;

export const moviePath = (id: number): string => `/movie/${id}`;
export const seriesPath = (id: number): string => `/tv/${id}`;
export const personPath = (id: number): string => `/actor/${id}`;

const withSlug = (base: string, title: string): string => {
  const slug = slugOf(title);
  return slug === "" ? base : `${base}-${slug}`;
};

export const canonicalMoviePath = (movie: { id: number; title: string }): string => withSlug(moviePath(movie.id), movie.title);
export const canonicalSeriesPath = (series: { id: number; name: string }): string => withSlug(seriesPath(series.id), series.name);

export type SearchType = "movies" | "tv" | "people";

/** An unknown `type` is movies (readings). */
export const searchTypeOf = (value: string | null | undefined): SearchType => (value === "tv" || value === "people" ? value : "movies");

/** `page` is said only from the second on, so that the first has one address. */
export function searchPath(query: string, type: SearchType, page = 1): string {
  return `${paths.search}?${new URLSearchParams({ q: query, type, ...(page > 1 && { page: String(page) }) })}`;
}

/** Where a search result of a type leads (section 2). */
export const resultPath = (type: SearchType, id: number): string => ({ movies: moviePath, tv: seriesPath, people: personPath })[type](id);

/** The id of a route key: the part before the first hyphen, 1 to 9 digits without a leading zero; else `null`. */
export function parseRouteId(key: string | undefined): number | null {
  const head = (key ?? "").split("-", 1)[0] ?? "";
  return /^[1-9]\d{0,8}$/.test(head) ? Number(head) : null;
}
