import { afterAll, describe, expect, test } from "vitest";
import { oddIds, startOddProvider } from "#tests/support/odd-series.ts";
import { readPage, textOf } from "#tests/support/read-page.ts";
import { openTestDeployment } from "#tests/support/test-deployment.ts";

// The whole server without its port, because every layer has to pass a long season on in ranges.
const pageMaxBytes = 168_000;

const provider = await startOddProvider();
afterAll(() => provider.close());

async function oddSite() {
  provider.calls.length = 0;
  const { get } = await openTestDeployment({ TMDB_API_KEY: "k", TMDB_BASE_URL: provider.url });
  const open = async (path: string) => {
    const response = await get(path);
    return { status: response.status, ...(await readPage(response)) };
  };
  return { open, calls: provider.calls };
}

const bytes = (html: string): number => Buffer.byteLength(html);
const textsIn = (page: Document, selector: string): string[] => [...page.querySelectorAll(selector)].map((element) => element.textContent ?? "");
const episodesIn = (page: Document): string[] => textsIn(page, '[aria-label="Episodes"] li b');
const hintOf = (page: Document, selector: string): string | null => page.querySelector(selector)?.getAttribute("href") ?? null;

describe("a season of 2,868 episodes", () => {
  test("shows its first episodes in a small page, with links to all ranges", async () => {
    const { status, html, page, state } = await (await oddSite()).open(`/tv/${oddIds.endless}`);
    expect(status).toBe(200);
    expect(bytes(html)).toBeLessThan(pageMaxBytes);
    expect(bytes(state)).toBeLessThan(60_000);
    expect(episodesIn(page)).toHaveLength(50);
    expect(textsIn(page, '[aria-label="Parts of the season"] a')).toHaveLength(58);
    expect(textsIn(page, '[aria-label="Parts of the season"] a').at(-1)).toBe("2851 to 2868");
    expect(textsIn(page, "h1")).toEqual(["長い日々"]);
  });
  test("shows an episode in its middle, with links to both neighbors across the range's bounds", async () => {
    const { html, page } = await (await oddSite()).open(`/tv/${oddIds.endless}?season=1&episode=1200`);
    expect(bytes(html)).toBeLessThan(pageMaxBytes);
    expect(textsIn(page, '[aria-label="Episodes"] [aria-current] b')).toEqual(["1200. 1200日目"]);
    expect(textsIn(page, '[aria-label="Episode"]')[0]).toContain("S1:E1200");
    const [previous, next] = [...page.querySelectorAll('nav[aria-label="Episodes"] a')].map((link) => link.getAttribute("href"));
    expect(previous).toBe(`/tv/${oddIds.endless}?season=1&episode=1199`);
    expect(next).toBe(`/tv/${oddIds.endless}?season=1&episode=1201`);
  });
  test("shows 12 of a cast of 3,800 and three reviews", async () => {
    const { page, state } = await (await oddSite()).open(`/tv/${oddIds.endless}`);
    expect(textsIn(page, '[aria-label="Cast"] li')).toHaveLength(12);
    expect(state).toContain("Visitor 12");
    expect(state).not.toContain("Visitor 13");
    expect(page.querySelectorAll("blockquote")).toHaveLength(3);
  });
  test("links to its 300 specials", async () => {
    const { html, page } = await (await oddSite()).open(`/tv/${oddIds.endless}?season=0`);
    expect(bytes(html)).toBeLessThan(pageMaxBytes);
    expect(textsIn(page, '[aria-label="Seasons"] h2')).toEqual(["Specials"]);
    expect(episodesIn(page)).toHaveLength(50);
    expect(page.querySelector('[aria-label="Next season"]')?.getAttribute("aria-disabled")).toBe("true");
    expect(hintOf(page, '[aria-label="Previous season"]')).toBe(`/tv/${oddIds.endless}?season=1`);
  });
});

describe("eighty seasons", () => {
  test("can be chosen, without script as well", async () => {
    const { html, page } = await (await oddSite()).open(`/tv/${oddIds.eightySeasons}?season=80`);
    expect(bytes(html)).toBeLessThan(pageMaxBytes);
    expect(textsIn(page, '[aria-label="Seasons"] h2')).toEqual(["Season 80 of 80"]);
    expect(page.querySelectorAll('form select[name="season"] option')).toHaveLength(80);
    expect(page.querySelector('select[name="season"] option[selected]')?.textContent).toBe("Season 80 of 80");
    expect(page.querySelector('select[name="season"]')?.closest("form")?.querySelector('button[type="submit"]')).not.toBeNull();
    expect(page.querySelector('[aria-label="Next season"]')?.getAttribute("aria-disabled")).toBe("true");
  });
});

describe("a series with almost no data", () => {
  test("says what is missing and invents nothing", async () => {
    const { status, html, page } = await (await oddSite()).open(`/tv/${oddIds.bare}`);
    expect(status).toBe(200);
    expect(textsIn(page, '[aria-label="Seasons"] h2')).toEqual(["Season 1 of 2"]);
    expect(html).toContain("No episodes are listed for this season yet.");
    expect(html).toContain("No description available.");
    expect(textOf(page)).not.toMatch(/null|undefined|NaN|Invalid Date/);
    expect(page.querySelector("iframe")?.getAttribute("src")).toMatch(new RegExp(`/tv/${oddIds.bare}/1/1$`));
  });
});

describe("a season numbered from 26", () => {
  test("follows the previous season", async () => {
    const { open } = await oddSite();
    const last = await open(`/tv/${oddIds.absolute}?season=1&episode=25`);
    const next = [...last.page.querySelectorAll('nav[aria-label="Episodes"] a')].at(-1)?.getAttribute("href") ?? "";
    const { page } = await open(next);
    expect(textsIn(page, '[aria-label="Episode"]')[0]).toContain("S2:E26");
    expect(page.querySelector("iframe")?.getAttribute("src")).toMatch(/\/2\/26$/);
  });
});

test("a series with specials alone shows them", async () => {
  const { page } = await (await oddSite()).open(`/tv/${oddIds.specialsOnly}`);
  expect(textsIn(page, '[aria-label="Seasons"] h2')).toEqual(["Specials"]);
  expect(episodesIn(page)).toHaveLength(2);
});

describe("an absent season", () => {
  test("shows its notice in the list's place on the series' page", async () => {
    const { open, calls } = await oddSite();
    const { status, html, page } = await open(`/tv/${oddIds.endless}?season=99`);
    expect(status).toBe(200);
    expect(textsIn(page, '[data-slot="failure"] p')).toEqual(["Unable to load season details"]);
    expect(html).not.toContain('aria-label="Episode"');
    expect(calls).toEqual([`/tv/${oddIds.endless}`]);
  });
});

describe("a person with 900 roles and 300 crew credits", () => {
  test("is shown with the most popular ones in a small page, with a link to all", async () => {
    const { html, page } = await (await oddSite()).open(`/actor/${oddIds.prolific}`);
    expect(bytes(html)).toBeLessThan(pageMaxBytes);
    expect(textsIn(page, '[aria-label="As Actor"] li')).toHaveLength(40);
    expect(textsIn(page, '[aria-label="As Actor"] li')[0]).toContain("映画 900");
    expect(html).toContain("Show all 900");
    expect(textsIn(page, "dd")).toEqual(["4.3", "Actor"]);
  });
  test("has one crew card per movie, with both jobs", async () => {
    const { page } = await (await oddSite()).open(`/actor/${oddIds.prolific}?tab=crew&all=1`);
    const cards = textsIn(page, '[aria-label="As Crew"] li');
    expect(cards).toHaveLength(300);
    expect(cards[0]).toContain("Director, Writer");
    expect(cards[3]).toContain("Unknown");
  });
});

test("addresses with meaningless parameters share the plain page", async () => {
  const { open, calls } = await oddSite();
  await open(`/tv/${oddIds.eightySeasons}`);
  const callsBefore = calls.length;
  for (const nonsense of ["?season=x", "?episode=-1", "?season=1e3&utm=1"]) await open(`/tv/${oddIds.eightySeasons}${nonsense}`);
  expect(calls).toHaveLength(callsBefore);
});
