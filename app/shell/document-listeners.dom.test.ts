import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { allQueries } from "#app/data/queries.ts";
import { createQueryClient } from "#app/data/query-client.ts";
import { eventually } from "#tests/support/eventually.ts";
import { fakeBrowser } from "#tests/support/fake-browser.ts";
import { sampleCatalog } from "#tests/support/sample-catalog.ts";
import { sampleSite } from "#tests/support/sample-site.ts";

fakeBrowser();
beforeEach(() => localStorage.clear());
afterEach(() => void Reflect.deleteProperty(navigator, "connection"));

/** A page with a link, a button and a frame, and what it has fetched ahead. */
async function page(connection: object = {}) {
  // It reads a media query when it is imported.
  const { listenOnDocument } = await import("./document-listeners.ts");
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
  document.body.innerHTML = '<a href="/movie/3">Film 3</a><button><b>Play</b></button><iframe></iframe>';
  const client = createQueryClient({ retry: 0 });
  const catalog = sampleCatalog();
  const fetched: string[] = [];
  const screen = (name: string) => Object.assign(() => null, { load: async () => void fetched.push(name) });
  const screens = Object.fromEntries(["home", "movie", "series", "person", "list"].map((name) => [name, screen(name)]));
  listenOnDocument({ client, catalog, site: sampleSite(), screens });
  return { fetched, film: () => client.getQueryData(allQueries(catalog).movie(3).queryKey) };
}

test.each([
  [null, ["movie"]],
  ['{"version":1}', ["list", "movie"]],
])("with %j stored, a page at rest fetches the code of %j; the first touch that of other screens and its link's data", async (stored, atRest) => {
  if (stored !== null) localStorage.setItem("matinee-list", stored);
  const { fetched, film } = await page();
  await eventually(() => expect(fetched).toEqual(atRest));
  expect(film()).toBeUndefined();
  document.querySelector("a")?.dispatchEvent(new Event("touchstart", { bubbles: true }));
  await eventually(() => expect(film()).toMatchObject({ id: 3 }));
  await eventually(() => expect(fetched).toEqual(expect.arrayContaining(["series", "person"])));
});

test("neither a touch of a button nor the focus of a frame is a sign of leaving; the next event may be one", async () => {
  const { fetched } = await page();
  await eventually(() => expect(fetched).toEqual(["movie"]));
  const frame = vi.spyOn(globalThis, "requestAnimationFrame");
  document.querySelector("b")?.dispatchEvent(new Event("touchstart", { bubbles: true }));
  document.querySelector("iframe")?.dispatchEvent(new Event("focusin", { bubbles: true }));
  expect(frame).not.toHaveBeenCalled();
  document.querySelector("a")?.dispatchEvent(new Event("touchstart", { bubbles: true }));
  await eventually(() => expect(fetched).toEqual(expect.arrayContaining(["series", "person"])));
});

test.each([{ saveData: true }, { effectiveType: "2g" }])("fetches nothing ahead with %o", async (connection) => {
  const idle = vi.fn();
  vi.stubGlobal("requestIdleCallback", idle);
  const { fetched } = await page(connection);
  document.querySelector("a")?.dispatchEvent(new Event("touchstart", { bubbles: true }));
  expect([fetched, idle.mock.calls.length]).toEqual([[], 0]);
});
