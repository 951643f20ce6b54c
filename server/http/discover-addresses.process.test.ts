import { expect, onTestFinished, test } from "vitest";
import { movieGenres } from "#domain/genre.ts";
import { discoverPath, parseDiscoverFilters } from "#features/discover/model/discover-address.ts";
import { discoverSorts } from "#features/discover/model/discover-filters.ts";
import { randomFrom } from "#sample/artwork/random.ts";
import { createCatalog } from "#server/catalog/catalog.ts";
import { createReadThroughCache } from "#server/catalog/read-through-cache.ts";
import { openSqliteStore } from "#server/store/sqlite-store.ts";
import { isNightly } from "#tests/support/nightly.ts";
import { rowsOf } from "#tests/support/open-cache.ts";
import { sampleApp } from "#tests/support/sample-app.ts";
import { sampleCatalog } from "#tests/support/sample-catalog.ts";
import { sampleProvider } from "#tests/support/sample-provider.ts";
import { sampleMovieSummary } from "#tests/support/sample-titles.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const pageCacheBytes = 1024 * 1024;
const storeBytes = 200_000;

/** Random filters as visitors, links and scripts write them: in any order, with values that do not exist and names that mean nothing. */
function randomSearch(seed: number): string {
  const random = randomFrom(`filters ${seed}`);
  const genre = () => String(movieGenres[random.whole(0, movieGenres.length - 1)]?.id);
  const values: [name: string, value: () => string][] = [
    ["genres", () => [genre(), genre()].join(",")],
    ["not", genre],
    ["match", () => random.oneOf(["all", "any", "none"])],
    ["from", () => String(random.whole(1890, 2030))],
    ["to", () => String(random.whole(1890, 2030))],
    ["rating", () => String(random.whole(0, 12))],
    ["votes", () => String(random.whole(0, 5000))],
    ["runtime", () => `${random.whole(0, 90)}-${random.whole(60, 200)}`],
    ["language", () => random.oneOf(["de", "fr", "zz", "EN"])],
    ["certification", () => random.oneOf(["PG", "12A", "<x>"])],
    ["region", () => random.oneOf(["US", "DE", "ZZ"])],
    ["company", () => String(random.whole(0, 100))],
    ["sort", () => random.oneOf([...discoverSorts, "random"])],
    ["page", () => String(random.whole(0, 3))],
    [`x${seed}`, () => String(seed)],
  ];
  const chosen = values.filter(() => random.chance(0.3)).map(([name, value]): [string, string] => [name, value()]);
  return String(new URLSearchParams(random.chance(0.5) ? chosen.toReversed() : chosen));
}

const addresses = Array.from({ length: isNightly ? 10_000 : 1000 }, (_, seed) => randomSearch(seed));
const canonical = new Set(addresses.map((search) => discoverPath(parseDiscoverFilters(new URLSearchParams(search)))));

test("random filter addresses cost one call, row and cached response for each set of filters, within the caps", async () => {
  const provider = sampleProvider({
    discoverMovies: async ({ page }) => ({ items: [sampleMovieSummary(page)], page, totalPages: 3, totalResults: 3 }),
  });
  const store = openSqliteStore(temporaryFolder(), "test");
  onTestFinished(() => store.close());
  await store.write("answers", "movies:popular", { body: "[]", fetchedAt: 1 });
  const { errors, ...rows } = rowsOf(store);
  const catalog = createCatalog({ provider, cache: createReadThroughCache({ rows, onError: (error) => void errors.push(error) }) });
  const { get, cache } = sampleApp({ catalog: sampleCatalog(catalog), maxBytes: pageCacheBytes });

  for (const search of addresses) expect((await get(`/api/discover/movies?${search}`)).status).toBe(200);

  expect([canonical.size > addresses.length / 2, errors]).toEqual([true, []]);
  expect(provider.discoverMovies).toHaveBeenCalledTimes(canonical.size);
  expect(cache.info().bytes).toBeLessThanOrEqual(pageCacheBytes);
  const before = await store.evict(Number.MAX_SAFE_INTEGER);
  expect(before.rows).toBe(canonical.size + 1);
  expect((await store.evict(storeBytes)).bytes).toBeLessThanOrEqual(storeBytes);
  expect(await store.read("answers", "movies:popular")).not.toBeNull();
});
