import { describe, expect, test } from "vitest";
import type { TitleName } from "#domain/inventory.ts";
import type { SearchResultPage } from "#features/search/model/queries.ts";
import { randomFrom } from "#sample/artwork/random.ts";
import { createEmbeddedService } from "#sample/service.ts";
import { misspelled } from "#tests/support/misspelled.ts";
import { openTestDeployment } from "#tests/support/test-deployment.ts";

type Found = SearchResultPage<{ id: number }>;

/** The API of the embedded catalog's site. Each search comes from another address: one client has a limit. */
async function openSearch() {
  const { get } = await openTestDeployment({});
  let client = 0;
  return async (type: string, query: string): Promise<Found> => {
    client += 1;
    const incoming = { headers: {}, socket: { remoteAddress: `10.0.${client >> 8}.${client & 255}` } };
    return (await get(`/api/search/${type}?q=${encodeURIComponent(query)}`, {}, { incoming })).json() as Promise<Found>;
  };
}

test("at least 450 of 500 misspelled titles are among the first three results", async () => {
  const search = await openSearch();
  const titles = createEmbeddedService().names.filter(({ type }) => type !== "people");
  const random = randomFrom("misspelled titles");
  const missed: string[] = [];
  for (let count = 0; count < 500; ) {
    const { type, id, name } = random.oneOf(titles as [TitleName, ...TitleName[]]);
    const query = misspelled(name, random);
    if (query === null) continue;
    count += 1;
    const { items } = await search(type, query);
    if (!items.slice(0, 3).some((item) => item.id === id)) missed.push(`${query} (${name})`);
  }
  expect(missed.slice(50), missed.join("\n")).toEqual([]);
});

describe("the issue's examples find their titles", () => {
  test.each([
    ["movies", "nosfartu", "Nosferatu"],
    ["movies", "metropolus", "Metropolis"],
    ["movies", "teh general", "The General"],
    ["movies", "metro polis", "Metropolis"],
    ["people", "charlie chapln", "Charlie Chaplin"],
    ["people", "bsuter keaton", "Buster Keaton"],
  ])("%s: %s", async (type, query, text) => {
    const { items, correctedTo } = await (await openSearch())(type, query);
    expect(correctedTo).toBe(text);
    expect(JSON.stringify(items[0])).toContain(`"${text}`);
  });

  test("and in the wrong type, where they are", async () => {
    const { items, otherType } = await (await openSearch())("tv", "charlie chapln");
    expect([items, otherType]).toEqual([[], { type: "people", name: "Charlie Chaplin" }]);
  });
});
