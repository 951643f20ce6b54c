import { expect, test } from "vitest";
import { sampleApp } from "#tests/support/sample-app.ts";
import { failingCatalog } from "#tests/support/sample-catalog.ts";

test("/healthz is 200 while the provider is down", async () => {
  const response = await sampleApp({ catalog: failingCatalog(), isReady: () => false }).get("/healthz");
  expect([response.status, await response.json(), response.headers.get("cache-control")]).toEqual([200, { status: "ok" }, "no-store"]);
});

test.each([
  [true, 200, "ready"],
  [false, 503, "draining"],
])("/readyz of a node that is ready (%s) is %i", async (isReady, status, text) => {
  const response = await sampleApp({ isReady: () => isReady }).get("/readyz");
  expect([response.status, await response.json(), response.headers.get("cache-control")]).toEqual([status, { status: text }, "no-store"]);
});
