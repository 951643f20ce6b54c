import { beforeEach, expect, test, vi } from "vitest";
import { copyCaches } from "#domain/offline.ts";
import { memoryCaches } from "#tests/support/memory-caches.ts";
import type { WorkerFetchEvent } from "./worker-scope.ts";

const origin = "https://matinee.example";
const build = "/assets/client-new12345.js";
const html = { "content-type": "text/html; charset=utf-8", "cache-control": "public, max-age=60" };

const documentOf = (text: string) =>
  Object.defineProperty(new Response(`<html lang="en"><title>${text}</title>`, { headers: html }), "type", { value: "basic" });

let onFetch: (event: WorkerFetchEvent) => void;

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal("self", globalThis);
  vi.stubGlobal("location", new URL(origin));
  vi.stubGlobal("deployment", { build, builds: [build], takedown: "", pictures: null });
  vi.stubGlobal("caches", memoryCaches());
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  vi.stubGlobal("addEventListener", (type: string, listener: typeof onFetch) => {
    if (type === "fetch") onFetch = listener;
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
