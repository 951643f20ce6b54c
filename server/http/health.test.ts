import { expect, test } from "vitest";
import { sampleApp } from "#tests/support/sample-app.ts";
import { failingCatalog } from "#tests/support/sample-catalog.ts";

test("the process answers, even while the provider does not", async () => {
  const response = await sampleApp({ catalog: failingCatalog(), readiness: () => ({ ready: false }) }).get("/healthz");
  expect([response.status, await response.json(), response.headers.get("cache-control")]).toEqual([200, { status: "ok" }, "no-store"]);
});

test.each([
  [{ ready: true }, 200, "ready"],
  [{ ready: false, reason: "draining" }, 503, "draining"],
  [{ ready: false }, 503, "not ready"],
])("visitors are wanted or not: %j", async (readiness, status, said) => {
  const response = await sampleApp({ readiness: () => readiness }).get("/readyz");
  expect([response.status, await response.json(), response.headers.get("cache-control")]).toEqual([status, { status: said }, "no-store"]);
});
