import { expect, test } from "vitest";
import { createEmbeddedService } from "./service.ts";

const { inventory, fetch } = createEmbeddedService();

test.each([
  ["movies", 100, /^\/movie\/[1-9]\d*(?:-[a-z0-9-]+)?$/],
  ["tv", 10, /^\/tv\/[1-9]\d*(?:-[a-z0-9-]+)?$/],
  ["people", 500, /^\/actor\/[1-9]\d*$/],
  ["collections", 2, /^\/collection\/[1-9]\d*-[a-z0-9-]+$/],
] as const)("all %s are listed once, by ascending id", async (type, atLeast, path) => {
  const count = await inventory.count(type);
  const pages = await inventory.pages(type, 0, count + 1);
  expect(count).toBeGreaterThan(atLeast);
  expect(pages).toHaveLength(count);
  const ids = pages.map((page) => page.id);
  expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b));
  for (const page of pages) expect(page.path).toMatch(path);
  expect(await inventory.pages(type, 1, 2)).toEqual(pages.slice(1, 3));
});

test.each([
  ["movies", "movie"],
  ["tv", "tv"],
  ["people", "person"],
  ["collections", "collection"],
] as const)("the service has the %s of its inventory", async (type, path) => {
  for (const { id } of await inventory.pages(type, 0, 5)) expect((await fetch(new Request(`http://provider/3/${path}/${id}`))).status).toBe(200);
});

test.each(["movies", "tv"] as const)("Discover has %s of each genre that the sitemap lists", async (type) => {
  const genres = await inventory.genres(type);
  expect(genres.length).toBeGreaterThan(5);
  const path = type === "tv" ? "tv" : "movie";
  const found = async (search: string): Promise<number> => {
    const response = await fetch(new Request(`http://provider/3/discover/${path}?${search}`));
    return ((await response.json()) as { total_results: number }).total_results;
  };
  for (const genre of genres) expect([genre, (await found(`with_genres=${genre}`)) > 0]).toEqual([genre, true]);
});
