import { describe, expect, test, vi } from "vitest";
import type { Reference, ReferenceQuery } from "#features/discover/model/reference.ts";
import type { Provider } from "#server/upstream/provider.ts";
import { memoryStore } from "#tests/support/memory-store.ts";
import { rowsOf } from "#tests/support/open-cache.ts";
import { absent, down, sampleProvider } from "#tests/support/sample-provider.ts";
import { createCatalog } from "./catalog.ts";
import { createReadThroughCache } from "./read-through-cache.ts";

const weekMs = 7 * 24 * 60 * 60 * 1000;
const ufa = { id: "12", name: "Universum Film (UFA)" };
const queryOf = (kind: ReferenceQuery["kind"], rest: Partial<ReferenceQuery> = {}): ReferenceQuery => ({ kind, type: "movies", region: "US", ...rest });

function setUp(overrides: Partial<Provider> = {}) {
  const provider = sampleProvider({
    searchReferences: async () => [ufa],
    reference: async (kind, id): Promise<Reference> => (id === "404" ? absent() : { id, name: `${kind} ${id}` }),
    streamingProviders: async (type, region) => ["Kino", "Mubi"].map((name, index) => ({ id: String(index + 1), name: `${name} ${type} ${region}` })),
    certifications: async () => ({ US: ["G", "PG-13"].map((id) => ({ id, name: id })), DE: [{ id: "12", name: "12" }] }),
    ...overrides,
  });
  const clock = { nowMs: 1_790_000_000_000 };
  const memory = memoryStore();
  const cache = createReadThroughCache({ rows: rowsOf(memory.store), now: () => clock.nowMs, onError: () => undefined });
  const callsOf = (name: "searchReferences" | "reference" | "streamingProviders" | "certifications") => vi.mocked(provider[name]).mock.calls;
  return { clock, callsOf, catalog: createCatalog({ provider, cache }), ...memory };
}

describe("keywords, companies and networks", () => {
  test("chosen ids have their names, without unknown ones, and are kept for a week", async () => {
    const { catalog, callsOf, rows, clock } = setUp();
    const query = queryOf("company", { ids: ["2", "404", "1"] });
    const named = ["2", "1"].map((id) => ({ id, name: `company ${id}` }));
    expect(await catalog.references(query)).toEqual(named);
    clock.nowMs += weekMs - 1;
    expect(await catalog.references(queryOf("company", { ids: ["2", "1"] }))).toEqual(named);
    expect(callsOf("reference").map(([kind, id]) => [kind, id])).toEqual([
      ["company", "2"],
      ["company", "404"],
      ["company", "1"],
    ]);
    expect([...rows.keys()]).toEqual(["answers:reference:company:2", "answers:reference:company:1"]);
  });

  test("names wait behind the pages of visitors, and searches do not", async () => {
    const { catalog, callsOf } = setUp();
    await catalog.references(queryOf("keyword", { ids: ["1"] }));
    await catalog.references(queryOf("keyword", { ids: ["2"] }), { priority: "speculative" });
    await catalog.references(queryOf("keyword", { text: "robot" }));
    expect(callsOf("reference").map(([, , options]) => options)).toEqual([{ priority: "excess" }, { priority: "speculative" }]);
    expect(callsOf("searchReferences")).toEqual([["keyword", "robot", { priority: "visitor" }]]);
  });

  test("a text is one call for every spelling, and is not stored", async () => {
    const { catalog, callsOf, rows } = setUp();
    for (const text of ["UFA", " ufa", "Ufa!"]) expect(await catalog.references(queryOf("company", { text }))).toEqual([ufa]);
    expect([callsOf("searchReferences").length, rows.size]).toEqual([1, 0]);
  });

  test("without ids and text there are too many", async () => {
    const { catalog, callsOf } = setUp();
    for (const kind of ["keyword", "company", "network"] as const) {
      expect(await catalog.references(queryOf(kind))).toEqual([]);
      expect(await catalog.references(queryOf(kind, { text: " " }))).toEqual([]);
    }
    expect([callsOf("searchReferences"), callsOf("reference")]).toEqual([[], []]);
  });

  test("networks are found by text once an address has named them", async () => {
    const { catalog } = setUp();
    expect(await catalog.references(queryOf("network", { text: "network" }))).toEqual([]);
    const [named] = await catalog.references(queryOf("network", { ids: ["49"] }));
    expect(await catalog.references(queryOf("network", { text: "WORK 4" }))).toEqual([named]);
    expect(await catalog.references(queryOf("network", { text: "other" }))).toEqual([]);
  });

  test("a failing provider rejects", async () => {
    const { catalog } = setUp({ reference: down, searchReferences: down });
    await expect(catalog.references(queryOf("company", { ids: ["1"] }))).rejects.toMatchObject({ status: 500 });
    await expect(catalog.references(queryOf("company", { text: "ufa" }))).rejects.toMatchObject({ status: 500 });
  });
});

describe("streaming providers and certifications", () => {
  test("belong to a region, providers to a type too, and are one call each", async () => {
    const { catalog, callsOf, rows } = setUp();
    const all = await catalog.references(queryOf("provider", { region: "DE" }));
    expect(all.map(({ name }) => name)).toEqual(["Kino movies DE", "Mubi movies DE"]);
    expect(await catalog.references(queryOf("provider", { region: "DE", text: "mub" }))).toEqual([all[1]]);
    expect(await catalog.references(queryOf("provider", { region: "DE", ids: ["2", "9", "1"] }))).toEqual([all[1], all[0]]);
    await catalog.references(queryOf("provider", { region: "DE", type: "tv" }));
    expect((await catalog.references(queryOf("certification", { text: "pg" }))).map(({ id }) => id)).toEqual(["PG-13"]);
    expect((await catalog.references(queryOf("certification", { region: "DE" }))).map(({ id }) => id)).toEqual(["12"]);
    expect([callsOf("streamingProviders").length, callsOf("certifications").length, rows.size]).toEqual([2, 1, 3]);
  });

  test("series are not filtered by certification, and other regions have none", async () => {
    const { catalog } = setUp();
    expect(await catalog.references(queryOf("certification", { type: "tv" }))).toEqual([]);
    expect(await catalog.references(queryOf("certification", { region: "FR" }))).toEqual([]);
  });
});
