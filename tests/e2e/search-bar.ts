import type { Locator, Page } from "@playwright/test";

/** The navigation bar's search box and its field. */
export const bar = (page: Page): Locator => page.getByRole("search", { name: "Search the catalog" });
export const field = (page: Page): Locator => bar(page).getByRole("combobox");

/** Records every search request from now on: "movies nosferatu". */
export function searchesOf(page: Page): string[] {
  const searches: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.pathname.startsWith("/api/search/")) searches.push(`${url.pathname.slice("/api/search/".length)} ${url.searchParams.get("q")}`);
  });
  return searches;
}
