import { limits } from "#domain/limits.ts";

/** The parameters of the pages with lists: `page` is of the page's main list, `trending` of Trending on the home pages. */
export type ListParameter = "page" | "trending";

/** Stands for every page that the provider does not serve, so that they share one address and one 404 page. */
const beyondLastPage = limits.search.lastPage + 1;

/** 1 for a missing or malformed number, 501 for any above 500. */
export function parsePage(value: string | null): number {
  return /^[1-9]\d*$/.test(value ?? "") ? Math.min(Number(value), beyondLastPage) : 1;
}

/** Sets or, for page 1, removes the number of a list's page. */
export function withPage(parameters: URLSearchParams, name: ListParameter, page: number): URLSearchParams {
  const changed = new URLSearchParams(parameters);
  if (page > 1) changed.set(name, String(page));
  else changed.delete(name);
  return changed;
}

/** The canonical query string of a page with these lists: unknown parameters and first pages are dropped. */
export const canonicalListParameters =
  (...names: readonly ListParameter[]) =>
  (parameters: URLSearchParams): URLSearchParams =>
    names.reduce((canonical, name) => withPage(canonical, name, parsePage(parameters.get(name))), new URLSearchParams());

/** The section of Trending on its page. */
export const trendingId = "trending";

/** A page of Trending. Without script the browser scrolls to it. */
export function trendingPath(path: string, page: number): string {
  const search = String(withPage(new URLSearchParams(), "trending", page));
  return `${path}${search && `?${search}`}#${trendingId}`;
}
