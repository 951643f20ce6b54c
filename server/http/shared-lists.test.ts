import { describe, expect, test, vi } from "vitest";
import type { Catalog } from "#features/catalog.ts";
import { createClientKeys } from "#server/request/client-address.ts";
import { createClientLimits } from "#server/request/client-limits.ts";
import { createTokenBuckets } from "#server/request/token-buckets.ts";
import { canonicalOf, isNoindex, readPage, textOf } from "#tests/support/read-page.ts";
import { sampleApp } from "#tests/support/sample-app.ts";
import { failing, sampleCatalog } from "#tests/support/sample-catalog.ts";

const { titles: allTitles } = sampleCatalog();

/** The server has stored films alone. The series with the number 8 is blocked. */
const titles: Catalog["titles"] = async (keys) => ({
  ...(await allTitles(keys.filter((key) => key.startsWith("movie:")))),
  missing: keys.filter((key) => key === "tv:8"),
  pending: keys.filter((key) => key.startsWith("tv:") && key !== "tv:8"),
});

async function open(search: string, catalog: Partial<Catalog> = { titles }) {
  const site = sampleApp({ catalog: sampleCatalog(catalog) });
  const response = await site.get(`/shared${search}`);
  const { page, html } = await readPage(response);
  const cards = [...page.querySelectorAll('main [aria-label="Titles of this list"] > li')];
  return { ...site, response, page, html, cards: cards.map((card) => [card.querySelector("a")?.getAttribute("href") ?? null, card.textContent?.trim()]) };
}

describe("a shared list", () => {
  test("shows what the server has stored in the address's order, a link for the rest, and makes no call", async () => {
    const stored = vi.fn(titles);
    const { response, page, cards } = await open("?titles=tv:7,movie:19,tv:8&name=Rainy+days", { titles: stored });
    expect([response.status, page.querySelector("h1")?.textContent, page.title]).toEqual([200, "Rainy days", "Rainy days · Matinee"]);
    expect(cards).toEqual([
      ["/tv/7", "A series, not loaded yet"],
      ["/movie/19", expect.stringContaining("Film 19")],
      [null, "Not in the catalog"],
    ]);
    // Without `mayLoad` no call of the provider is made.
    expect(stored.mock.calls.map(([keys, options]) => [keys, options?.mayLoad])).toEqual([[["tv:7", "movie:19", "tv:8"], undefined]]);
  });

  test("is not indexed, and no shared cache stores its name", async () => {
    const { response, page } = await open("?name=Rainy&titles=movie:19");
    expect([isNoindex(page), canonicalOf(page), response.headers.get("cache-control")]).toEqual([true, null, "private, max-age=60"]);
    expect(page.querySelector('meta[property="og:url"]')?.getAttribute("content")).toMatch(/\/shared\?name=Rainy&titles=movie:19$/);
  });

  test("is escaped wherever its name stands", async () => {
    const { html, page } = await open(`?titles=movie:19&name=${encodeURIComponent('</title><script>alert(1)</script>"')}`);
    expect(page.querySelector("h1")?.textContent).toBe('</title><script>alert(1)</script>"');
    expect(html).not.toContain("<script>alert");
  });

  test.each(["", "?titles=", "?titles=movie:0,person:5,%00&name=x", `?name=${"x".repeat(5000)}`])(
    "without a title offers another way: %.60s",
    async (search) => {
      const stored = vi.fn(titles);
      const { response, page } = await open(search, { titles: stored });
      expect([response.status, isNoindex(page), stored.mock.calls]).toEqual([200, true, []]);
      expect(textOf(page)).toContain("There is no title in this address");
      expect(page.querySelector("main search")).not.toBeNull();
    },
  );

  test("has a hundred titles at most, each once", async () => {
    const keys = Array.from({ length: 150 }, (_, index) => `movie:${index + 1}`);
    const { cards, page } = await open(`?titles=${[...keys, ...keys].join()}`);
    expect(cards).toHaveLength(100);
    expect(textOf(page)).toContain("100 titles.");
  });

  test("that the store fails to read is a page of links, which is not cached", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const { response, cards } = await open("?titles=movie:19,tv:7", { titles: failing });
    expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(cards.map(([href]) => href)).toEqual(["/movie/19", "/tv/7"]);
  });

  test("is one cached page for any order of its parameters", async () => {
    const stored = vi.fn(titles);
    const { get } = sampleApp({ catalog: sampleCatalog({ titles: stored }) });
    const texts = await Promise.all(
      ["?name=a&titles=movie:19", "?titles=movie%3A19&name=+a+&x=1"].map(async (search) => (await get(`/shared${search}`)).text()),
    );
    expect(new Set(texts).size).toBe(1);
    expect(stored).toHaveBeenCalledOnce();
  });

  test("counts as a search for the client's limit", async () => {
    const clientKeys = createClientKeys({ trustedProxyHops: 0 });
    const refused: string[] = [];
    const clientLimits = createClientLimits({ clientKeys, takeTokens: createTokenBuckets(() => 0), onRefusal: (route) => refused.push(route) });
    const { get } = sampleApp({ clientKeys, clientLimits });
    const statuses = [];
    for (let id = 1; id <= 61; id += 1) statuses.push((await get(`/shared?titles=movie:${id}`)).status);
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1), refused]).toEqual([60, 429, ["search"]]);
  });
});
