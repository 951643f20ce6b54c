import { afterAll, expect, test } from "vitest";
import { startBuiltServer } from "#tests/support/built-server.ts";
import { canonicalOf, isNoindex, readPage } from "#tests/support/read-page.ts";

// What the links of the embedded catalog's pages lead to, as a browser without script follows them.

const site = await startBuiltServer();
afterAll(() => site.stop());

const open = async (path: string) => {
  const response = await fetch(site.url + path);
  return { status: response.status, page: (await readPage(response)).page };
};
const hrefsIn = (page: Document, selector: string): string[] => [...page.querySelectorAll(selector)].map((link) => link.getAttribute("href") ?? "");
const linkOf = (page: Document, text: string): string | undefined =>
  [...page.querySelectorAll("a")].find((link) => (link.getAttribute("aria-label") ?? link.textContent) === text)?.getAttribute("href") ?? undefined;
const filmsIn = (page: Document, list: string): string[] => hrefsIn(page, `[aria-label="${list}"] a[href^="/movie/"]`);

test("every link in the texts answers 200", async () => {
  const texts = ["/about", "/blogs", "/privacy", "/terms", "/cookies", "/faq", "/contact", "/support"];
  const addresses = new Set<string>();
  for (const text of texts) for (const href of hrefsIn((await open(text)).page, "main a[href^='/']")) addresses.add(href);
  expect(addresses.size).toBeGreaterThan(20);
  const broken: string[] = [];
  // One after another: a busy machine refuses a burst.
  for (const address of addresses) if ((await fetch(site.url + address)).status !== 200) broken.push(address);
  expect(broken).toEqual([]);
});

test.each([
  ["/home", "/discover"],
  ["/top", "/discover?sort=rating"],
  ["/tv", "/discover?type=tv"],
  ["/tv/top", "/discover?type=tv&sort=rating"],
  ["/genres", "/discover"],
  ["/genres?genre=35&tab=tv", "/discover?type=tv&genres=35"],
  ["/search?q=the&type=tv", "/discover?type=tv"],
])("%s leads to its filters", async (path, filters) => {
  expect(linkOf((await open(path)).page, "Filter and sort")).toBe(filters);
});

test("each page of a list is an address with links to the next and the previous one", async () => {
  const [first, second] = [(await open("/home")).page, (await open("/home?page=2")).page];
  expect(linkOf(first, "Load more of Popular Movies")).toBe("/home?page=2");
  expect(second.title).toBe("Movies, page 2 · Matinee");
  expect([new URL(canonicalOf(second) ?? "").search, isNoindex(second)]).toEqual(["?page=2", false]);
  expect(filmsIn(second, "Popular Movies")).toHaveLength(20);
  expect(filmsIn(second, "Popular Movies").filter((address) => filmsIn(first, "Popular Movies").includes(address))).toEqual([]);
  expect(linkOf(second, "Previous page of Popular Movies")).toBe("/home");
  expect(linkOf(first, "Load more of Trending Now")).toBe("/home?trending=2#trending");
  const trending = (await open("/home?trending=2")).page;
  expect(trending.querySelector("#trending [aria-label='Trending Now'] li")?.textContent).toContain("21");
  expect(linkOf((await open("/genres?genre=18&tab=movies&page=2")).page, "Load more of Drama: movies")).toBe(
    "/genres?genre=18&tab=movies&page=3#genre-content",
  );
});

test.each([
  ["/home?page=400", "/home"],
  ["/top?page=9999", "/top"],
  ["/tv?page=501", "/tv"],
  ["/home?trending=77", "/home"],
  ["/genres?genre=18&page=77", "/genres?genre=18&tab=movies#genre-content"],
])("%s is beyond the end: a 404 page with a way back", async (path, first) => {
  const { status, page } = await open(path);
  expect([status, isNoindex(page), linkOf(page, "Go to the first page")]).toEqual([404, true, first]);
});
