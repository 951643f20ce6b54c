// @vitest-environment jsdom
import { QueryObserver } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import { httpCatalog } from "#app/data/http-catalog.ts";
import { allQueries } from "#app/data/queries.ts";
import { createQueryClient } from "#app/data/query-client.ts";
import type { Catalog } from "#domain/catalog.ts";
import { eventually } from "#tests/support/eventually.ts";
import { failing, sampleCatalog } from "#tests/support/sample-catalog.ts";
import { prefetchOnIntent } from "./prefetch.ts";

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  document.body.innerHTML = '<a href="/movie/3">Film 3</a>';
});

/** A finger comes down on the link. */
function touched(answers: Partial<Catalog>) {
  const onFailure = vi.fn();
  const client = createQueryClient({ retry: 0, onFailure });
  const catalog = sampleCatalog(answers);
  const ask = allQueries(catalog);
  prefetchOnIntent({ client, catalog, screens: {} });
  document.querySelector("a")?.dispatchEvent(new Event("touchstart", { bubbles: true }));
  return { client, ask, onFailure };
}

test("what the page behind a link asks is there before the click", async () => {
  const { client, ask } = touched({});
  await eventually(() => expect(client.getQueryData(ask.movie(3).queryKey)).toMatchObject({ id: 3 }));
});

test("what was refused is told to nobody and asked anew by the visitor", async () => {
  const movie = vi.fn(sampleCatalog().movie).mockImplementationOnce(failing);
  const { client, ask, onFailure } = touched({ movie });
  await eventually(() => expect(client.getQueryState(ask.movie(3).queryKey)?.status).toBe("error"));
  expect(onFailure).not.toHaveBeenCalled();
  expect(await client.fetchQuery(ask.movie(3))).toMatchObject({ id: 3 });
});

test("who comes while it is being refused is answered all the same", async () => {
  const { promise, reject } = Promise.withResolvers<never>();
  const movie = vi.fn(sampleCatalog().movie).mockImplementationOnce(() => promise);
  const { client, ask } = touched({ movie });
  const visitor = new QueryObserver(client, ask.movie(3));
  const leave = visitor.subscribe(() => undefined);
  reject(new Error("refused"));
  await eventually(() => expect(visitor.getCurrentResult().data).toMatchObject({ id: 3 }));
  leave();
});

test("a prefetch tells the server that it is one, a visitor's request does not", async () => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json({}));
  vi.stubGlobal("fetch", fetched);
  const purposes = () => fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get("purpose"));
  prefetchOnIntent({ client: createQueryClient({ retry: 0 }), catalog: httpCatalog, screens: {} });
  document.querySelector("a")?.dispatchEvent(new Event("touchstart", { bubbles: true }));
  await eventually(() => expect(purposes()).toEqual(["prefetch", "prefetch"]));
  await createQueryClient({ retry: 0 }).fetchQuery(allQueries(httpCatalog).movie(3));
  expect(purposes()).toEqual(["prefetch", "prefetch", null]);
});
