import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { copiesLock } from "#domain/offline.ts";
import { type BuiltServer, startBuiltServer } from "#tests/support/built-server.ts";
import { expect, hydrated, test as plainTest } from "./fixtures.ts";
import { type SwitchedSite, startSwitchedSite } from "./switched-site.ts";

type Site = { server: BuiltServer; site: SwitchedSite; takeDown: (list: unknown) => void };

/** Each journey has a server and an origin of its own: a worker belongs to its origin. */
export const test = plainTest.extend<Site & { folder: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
  folder: async ({}, use) => use(mkdtempSync(join(tmpdir(), "matinee-content-"))),
  server: async ({ folder }, use) => {
    const server = await startBuiltServer({ CONTENT_DIR: folder });
    await use(server);
    await server.stop();
  },
  site: async ({ server }, use) => {
    const site = await startSwitchedSite(server.url);
    await use(site);
    await site.close();
  },
  takeDown: async ({ folder }, use) => use((list) => writeFileSync(join(folder, "takedown.json"), JSON.stringify(list))),
  baseURL: async ({ site }, use) => use(site.origin),
  serviceWorkers: "allow",
});

/** The paths that the caches hold. To open a cache creates it: the lock keeps a deletion from falling between. */
export const copies = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(
    (lock) =>
      navigator.locks.request(lock, { mode: "shared" }, async () => {
        const pathsIn = async (name: string) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname + new URL(url).search);
        return Object.fromEntries(await Promise.all((await caches.keys()).map(async (name) => [name, await pathsIn(name)])));
      }),
    copiesLock,
  );

export const pages = async (page: Page): Promise<string[]> => (await copies(page))["matinee-pages"] ?? [];
export const registrations = (page: Page): Promise<number> => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Opens a film and saves it: the worker starts, and fetches what works without a network. */
export async function saveFilm(page: Page): Promise<void> {
  await page.goto("/movie/19");
  await hydrated(page);
  await page.getByRole("button", { name: /^Save/ }).first().click();
  await expect.poll(() => pages(page)).toEqual(expect.arrayContaining(["/offline", "/list", "/settings"]));
}

/** What a browser without a network says of pictures, and of the pages' questions whether it is back. */
export const lostNetwork = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_EMPTY_RESPONSE|ERR_CONNECTION|no response|failed request|\/api\//;
