import { expect, test } from "vitest";
import { sampleApp } from "#tests/support/sample-app.ts";
import { failingCatalog } from "#tests/support/sample-catalog.ts";

test("/healthz is 200 while the provider is down", async () => {
  const response = await sampleApp({ catalog: failingCatalog(), readiness: () => ({ ready: false }) }).get("/healthz");
  expect([response.status, await response.json(), response.headers.get("cache-control")]).toEqual([200, { status: "ok" }, "no-store"]);
});

test.each([
  [{ ready: true }, 200, "ready"],
  [{ ready: false, reason: "draining" }, 503, "draining"],
  [{ ready: false }, 503, "not ready"],
])("/readyz reports %j", async (readiness, status, text) => {
  const response = await sampleApp({ readiness: () => readiness }).get("/readyz");
  expect([response.status, await response.json(), response.headers.get("cache-control")]).toEqual([status, { status: text }, "no-store"]);
});
