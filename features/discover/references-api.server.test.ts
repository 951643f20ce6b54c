import { describe, expect, test, vi } from "vitest";
import type { ReferenceQuery } from "#features/discover/model/reference.ts";
import { apiPaths } from "#tests/support/api-paths.ts";
import { sampleApp } from "#tests/support/sample-app.ts";
import { failingCatalog, neverResolving, sampleCatalog } from "#tests/support/sample-catalog.ts";

const found = [{ id: "12", name: "UFA" }];
const queryOf = (kind: ReferenceQuery["kind"], rest: Partial<ReferenceQuery> = {}): ReferenceQuery => ({ kind, type: "movies", region: "US", ...rest });

function setUp() {
  const references = vi.fn(async () => found);
  return { references, ...sampleApp({ catalog: sampleCatalog({ references }) }) };
}

describe("references", () => {
  test.each<[query: ReferenceQuery, path: string]>([
    [queryOf("company", { ids: ["1", "2"] }), "/api/references/company?ids=1,2"],
    [queryOf("provider", { region: "DE", type: "tv" }), "/api/references/provider?type=tv&region=DE"],
    [queryOf("certification", { ids: ["PG-13"] }), "/api/references/certification?type=movies&region=US&ids=PG-13"],
  ])("%j is a cached response", async (query, path) => {
    const { get, references } = setUp();
    expect(apiPaths.references(query)).toBe(path);
    for (const address of [path, path.replaceAll(",", "%2C"), `${path}&utm_source=x`]) {
      const response = await get(address);
      expect([response.status, response.headers.get("cache-control"), await response.json()]).toEqual([200, "public, max-age=300", found]);
    }
    expect(references.mock.calls).toEqual([[query, { priority: "visitor" }]]);
  });

  test("what a visitor types is tidied, and shared caches do not store it", async () => {
    const { get, references } = setUp();
    const response = await get("/api/references/keyword?q=+silent%00%20 film");
    expect([response.status, response.headers.get("cache-control"), await response.json()]).toEqual([200, "private, max-age=300", found]);
    expect(references.mock.calls).toEqual([[queryOf("keyword", { text: "silent film" }), { priority: "visitor" }]]);
  });

  test.each([
    ["/api/references/person?q=x", "kind: must be one of keyword, company, network, provider, certification"],
    ["/api/references/constructor", "kind: must be one of keyword, company, network, provider, certification"],
    ["/api/references/company?ids=x", "ids: must be numbers"],
    ["/api/references/company?ids=1,2,3,4,5,6,7,8,9", "ids: must be 1 to 8 ids"],
    [`/api/references/company?q=${"x".repeat(101)}`, "q: must be at most 100 characters"],
    ["/api/references/provider?region=ZZ", "region: must be the code of a country, such as US"],
    ["/api/references/provider?type=people", "type: must be movies or tv"],
  ])("%s is 400 with the reason", async (path, error) => {
    const { get, references } = setUp();
    const response = await get(path);
    expect([response.status, await response.json()]).toEqual([400, { error }]);
    expect(references).not.toHaveBeenCalled();
  });

  test.each(["q=secret", "ids=1"])("?%s is an uncached 502 if the provider fails, and logged without the text", async (search) => {
    const { get, errors } = sampleApp({ catalog: failingCatalog() });
    const response = await get(`/api/references/keyword?${search}`);
    expect([response.status, response.headers.get("cache-control")]).toEqual([502, "no-store"]);
    expect(errors.map(String)).toEqual(["Error: the provider is down"]);
    const late = sampleApp({ catalog: sampleCatalog({ references: neverResolving }), apiDeadlineMs: 1 });
    expect((await late.get(`/api/references/keyword?${search}`)).status).toBe(502);
  });

  test("a client with too many searches gets 429", async () => {
    const { get } = setUp();
    const statuses = await Promise.all(Array.from({ length: 80 }, async (_, index) => (await get(`/api/references/keyword?q=word+${index}`)).status));
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(15);
  });
});
