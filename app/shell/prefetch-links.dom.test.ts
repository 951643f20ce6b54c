import { QueryObserver } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import { httpAsk } from "#app/data/http-ask.ts";
import { createQueryClient } from "#app/data/query-client.ts";
import { allQueries } from "#app/queries.ts";
import { askOf, type Catalog } from "#features/catalog.ts";
import { eventually } from "#tests/support/eventually.ts";
import { failing, sampleCatalog } from "#tests/support/sample-catalog.ts";
import { sampleSite } from "#tests/support/sample-site.ts";
import { prefetchOnIntent } from "./prefetch-links.ts";

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  document.body.innerHTML = '<a href="/movie/3">Film 3</a>';
});

async function pointAtLink(methods: Partial<Catalog>) {
  const onFailure = vi.fn();
  const client = createQueryClient({ retry: 0, onFailure });
  const catalog = sampleCatalog(methods);
  const queries = allQueries(askOf(catalog));
  prefetchOnIntent({ client, ask: askOf(catalog), site: sampleSite(), loadScreen: async () => undefined, language: "en" });
  document.querySelector("a")?.dispatchEvent(new Event("pointerover", { bubbles: true }));
  await eventually(() => expect(client.getQueryCache().getAll()).not.toEqual([]));
  return { client, queries, onFailure };
}

test("a pointer over a link loads the data of its page", async () => {
  const { client, queries } = await pointAtLink({});
  await eventually(() => expect(client.getQueryData(queries.movie(3).queryKey)).toMatchObject({ id: 3 }));
});

test("a refused prefetch shows no notice, and the visitor's query runs again", async () => {
  const movie = vi.fn(sampleCatalog().movie).mockImplementationOnce(failing);
  const { client, queries, onFailure } = await pointAtLink({ movie });
  await eventually(() => expect(client.getQueryState(queries.movie(3).queryKey)?.status).toBe("error"));
  expect(onFailure).not.toHaveBeenCalled();
  expect(await client.fetchQuery(queries.movie(3))).toMatchObject({ id: 3 });
});

test("a page that mounts before the prefetch is refused loads its data", async () => {
  const { promise, reject } = Promise.withResolvers<never>();
  const movie = vi.fn(sampleCatalog().movie).mockImplementationOnce(() => promise);
  const { client, queries } = await pointAtLink({ movie });
  const page = new QueryObserver(client, queries.movie(3));
  const unsubscribe = page.subscribe(() => undefined);
  reject(new Error("refused"));
  await eventually(() => expect(page.getCurrentResult().data).toMatchObject({ id: 3 }));
  unsubscribe();
});

test("a prefetch that hung is not repeated for the page, which has waited as long", async () => {
  vi.useFakeTimers();
  const { promise, reject } = Promise.withResolvers<never>();
  const movie = vi.fn(sampleCatalog().movie).mockImplementationOnce(() => promise);
  const { client, queries, onFailure } = await pointAtLink({ movie });
  const page = new QueryObserver(client, queries.movie(3));
  const unsubscribe = page.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(2000);
  reject(new Error("late"));
  await vi.advanceTimersByTimeAsync(2000);
  expect([page.getCurrentResult().fetchStatus, movie.mock.calls.length, onFailure.mock.calls.length]).toEqual(["idle", 1, 1]);
  unsubscribe();
});

test("a prefetch has the purpose header, a visitor's request does not", async () => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json({}));
  vi.stubGlobal("fetch", fetched);
  const purposes = () => fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get("purpose"));
  prefetchOnIntent({ client: createQueryClient({ retry: 0 }), ask: httpAsk, site: sampleSite(), loadScreen: async () => undefined, language: "en" });
  document.querySelector("a")?.dispatchEvent(new Event("pointerover", { bubbles: true }));
  await eventually(() => expect(purposes()).toEqual(["prefetch", "prefetch"]));
  await createQueryClient({ retry: 0 }).fetchQuery(allQueries(httpAsk).movie(3));
  expect(purposes()).toEqual(["prefetch", "prefetch", null]);
});
