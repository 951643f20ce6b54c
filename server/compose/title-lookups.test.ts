import { expect, test } from "vitest";
import { UpstreamError } from "#server/upstream/upstream-error.ts";
import { sampleProvider } from "#tests/support/sample-provider.ts";
import { titleLookups } from "./title-lookups.ts";

const background = { priority: "refresh" } as const;
const gone = () => Promise.reject(new UpstreamError({ kind: "status", status: 404, path: "/tv/7" }));

test("episodes are numbered through by the longest of the provider's groups, and by none where it has none", async () => {
  const episodes = [{ season: 1, number: 2 }];
  const episodeGroup = async (id: string) => (id === "long" ? episodes : []);
  const { absoluteOrder } = titleLookups(sampleProvider({ absoluteGroups: async (id) => (id === 7 ? ["long", "short"] : []), episodeGroup }));
  expect([await absoluteOrder(7, background), await absoluteOrder(8, background)]).toEqual([episodes, []]);
});

test("a series that is gone has neither names, countries nor an order", async () => {
  const lookups = titleLookups(sampleProvider({ alternativeTitles: gone, originCountries: gone, absoluteGroups: gone }));
  expect(await lookups.alternativeTitles("series", 7, background)).toEqual([]);
  expect(await lookups.originCountries(7, background)).toEqual([]);
  expect(await lookups.absoluteOrder(7, background)).toEqual([]);
});
