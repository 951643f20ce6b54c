import { expect, test } from "vitest";
import { createEmbeddedService } from "#sample/service.ts";
import { createTitleFinder } from "#server/title-index/title-finder.ts";
import { sampleApp } from "#tests/support/sample-app.ts";

function embeddedApp() {
  const titles = createTitleFinder({ exported: () => null, isBlocked: () => false, onError: (error) => expect.unreachable(String(error)) });
  titles.learn(createEmbeddedService().names);
  return sampleApp({ begunNames: titles.begun });
}

test("an address bar gets the typed text and names that it begins", async () => {
  const response = await embeddedApp().get("/api/suggestions?q=%20Metrop");
  expect([response.status, response.headers.get("content-type"), response.headers.get("cache-control")]).toEqual([
    200,
    "application/x-suggestions+json; charset=utf-8",
    "private, max-age=300",
  ]);
  expect(await response.json()).toEqual([" Metrop", ["Metropolis"]]);
});

test.each(["a", "the ", "ch"])("at most ten names, each once: %j", async (typed) => {
  const [, names] = (await (await embeddedApp().get(`/api/suggestions?q=${encodeURIComponent(typed)}`)).json()) as [string, string[]];
  expect(names.length).toBe(10);
  expect(new Set(names).size).toBe(10);
});

test("no text has no names", async () => {
  expect(await (await embeddedApp().get("/api/suggestions?q=")).json()).toEqual(["", []]);
});

test.each(["", `?q=${"x".repeat(101)}`])("%s is 400 with the reason", async (search) => {
  const response = await embeddedApp().get(`/api/suggestions${search}`);
  expect([response.status, await response.json()]).toEqual([400, { error: "q: must be at most 100 characters" }]);
});

test("a client that asks too often gets 429", async () => {
  const { get } = embeddedApp();
  const statuses = await Promise.all(Array.from({ length: 200 }, async () => (await get("/api/suggestions?q=m")).status));
  expect(statuses).toContain(429);
});
