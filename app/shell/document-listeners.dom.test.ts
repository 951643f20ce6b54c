import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "#app/data/query-client.ts";
import { allQueries } from "#app/queries.ts";
import { askOf } from "#features/catalog.ts";
import { eventually } from "#tests/support/eventually.ts";
import { fakeBrowser } from "#tests/support/fake-browser.ts";
import { sampleCatalog } from "#tests/support/sample-catalog.ts";
import { sampleSite } from "#tests/support/sample-site.ts";

const { preferences } = fakeBrowser();
beforeEach(() => localStorage.clear());
afterEach(() => void Reflect.deleteProperty(navigator, "connection"));

/** A page with a link, a button and a frame, and what it has fetched ahead. */
async function page(connection: object = {}) {
  // It reads a media query when it is imported.
  const { listenOnDocument } = await import("./document-listeners.ts");
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
  document.body.innerHTML = '<a href="/movie/3">Film 3</a>';
  const client = createQueryClient({ retry: 0 });
  const catalog = sampleCatalog();
  const fetched: string[] = [];
  const loadScreen = async (name: string) => void fetched.push(name);
  listenOnDocument({ client, ask: askOf(catalog), site: sampleSite(), loadScreen, language: "en" });
  return { fetched, film: () => client.getQueryData(allQueries(askOf(catalog)).movie(3).queryKey) };
}

test.each(["scroll", "pointerover", "keydown"])("the first sign (%s) fetches the code of the likely screens, that of films first and alone", async (sign) => {
  const { fetched } = await page();
  expect(fetched).toEqual([]);
  dispatchEvent(new Event(sign));
  expect(fetched).toEqual(["movie"]);
  await eventually(() => expect(fetched).toEqual(["movie", "series", "person"]));
  dispatchEvent(new Event("scroll"));
  expect(fetched).toEqual(["movie", "series", "person"]);
});

test("a finger that has not scrolled yet may tap, and fetches nothing", async () => {
  const { fetched } = await page();
  dispatchEvent(Object.assign(new Event("pointerover"), { pointerType: "touch" }));
  for (const type of ["touchstart", "focusin"]) dispatchEvent(new Event(type));
  expect(fetched).toEqual([]);
});

test("where something is stored, the code of My list is fetched without a sign", async () => {
  localStorage.setItem("matinee-list", '{"version":1}');
  const { fetched } = await page();
  expect(fetched).toEqual(["list"]);
});

test("a link that has the focus at the first sign fetches its page's data", async () => {
  const { film } = await page();
  document.querySelector("a")?.focus();
  dispatchEvent(new Event("keydown"));
  await eventually(() => expect(film()).toMatchObject({ id: 3 }));
});

test.each([
  ["Save-Data", { saveData: true }, false],
  ["2G", { effectiveType: "2g" }, false],
  ["slower than 2G", { effectiveType: "slow-2g" }, false],
  ["prefers-reduced-data", {}, true],
])("fetches nothing ahead with %s", async (_, connection, reducedData) => {
  preferences.reducedData = reducedData;
  localStorage.setItem("matinee-list", '{"version":1}');
  const { fetched } = await page(connection);
  vi.useFakeTimers();
  dispatchEvent(new Event("scroll"));
  document.querySelector("a")?.dispatchEvent(new Event("pointerover", { bubbles: true }));
  vi.advanceTimersByTime(1000);
  expect(fetched).toEqual([]);
});
