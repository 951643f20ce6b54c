import { beforeEach, expect, test, vi } from "vitest";
import { copyCaches } from "#domain/offline.ts";
import { memoryCaches } from "#tests/support/memory-caches.ts";
import type { WorkerEvent, WorkerFetchEvent } from "./worker-scope.ts";

const origin = "https://matinee.example";
const build = "/assets/client-new12345.js";
const html = { "content-type": "text/html; charset=utf-8", "cache-control": "public, max-age=60" };

const documentOf = (text: string) =>
  Object.defineProperty(new Response(`<html lang="en"><title>${text}</title>`, { headers: html }), "type", { value: "basic" });

let onFetch: (event: WorkerFetchEvent) => void;
let onActivate: (event: WorkerEvent) => void;

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal("self", globalThis);
  vi.stubGlobal("location", new URL(origin));
  vi.stubGlobal("deployment", { build, builds: [build], takedown: "", pictures: null });
  vi.stubGlobal("caches", memoryCaches());
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  vi.stubGlobal("registration", {});
  vi.stubGlobal("clients", { claim: async () => undefined });
  vi.stubGlobal("addEventListener", (type: string, listener: typeof onFetch & typeof onActivate) => {
    if (type === "fetch") onFetch = listener;
    if (type === "activate") onActivate = listener;
  });
  await import("../worker.ts");
  for (const name of Object.values(copyCaches)) await caches.open(name);
  const { storePage } = await import("./page-copies.ts");
  await storePage("/movie/19", documentOf("Metropolis"));
  await storePage("/offline", documentOf("You are offline"));
});

/** What the worker answers, whose browser has fetched `preload` meanwhile. */
async function open(path: string, preload: Promise<Response | undefined>): Promise<string> {
  const request = { method: "GET", url: origin + path, mode: "navigate", destination: "document" } as Request;
  const response = await new Promise<Response>((resolve, reject) => {
    const respondWith = (answer: Promise<Response>) => void answer.then(resolve, reject);
    const event: Partial<WorkerFetchEvent> = { request, preloadResponse: preload, waitUntil: () => undefined, respondWith };
    onFetch(event as WorkerFetchEvent);
  });
  return response.text();
}

const failures: [browser: string, preload: () => Promise<Response | undefined>][] = [
  ["that rejects", () => Promise.reject(new TypeError())],
  ["that is an error response, as in Firefox", () => Promise.resolve(Response.error())],
  ["that does not exist", () => Promise.resolve(undefined)],
];

test.each(failures)("without a network, a preload %s gets the copy, or the offline page", async (_, preload) => {
  expect(await open("/movie/19-metropolis", preload())).toMatch(/^<html data-copy="\d+" data-copy-reason="offline" lang="en"><title>Metropolis/);
  expect(await open("/tv/top", preload())).toContain("You are offline");
});

test("the network's document comes before any copy", async () => {
  expect(await open("/movie/19", Promise.resolve(documentOf("Metropolis (1927)")))).toBe('<html lang="en"><title>Metropolis (1927)</title>');
});

test.each(["/player/2embed/movie/19", "/api/movies/19", "/media/0/file"])("%s is no page: it has no copy, and no offline page", async (path) => {
  await expect(open(path, Promise.resolve(undefined))).rejects.toThrow("no network");
});

test("the worker after a takedown removes the pages of before, and all pictures", async () => {
  const pictures = await caches.open(copyCaches.pictures);
  await pictures.put("/t/p/19.jpg", new Response("picture"));
  vi.stubGlobal("deployment", { build, builds: [build], takedown: "v2", pictures: "/t/p/" });
  const works: Promise<unknown>[] = [];
  const event: Partial<WorkerEvent> = { waitUntil: (work) => void works.push(work) };
  onActivate(event as WorkerEvent);
  await Promise.all(works);
  const pages = await caches.open(copyCaches.pages);
  expect([await pages.keys(), await pictures.keys()]).toEqual([[], []]);
});
