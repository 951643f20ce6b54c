import { describe, expect, test, vi } from "vitest";
import type { CallOptions } from "#domain/query.ts";
import type { DiscoverFilters } from "#features/discover/model/discover-filters.ts";
import { wordsOf } from "#languages/all-words.server.ts";
import { createClientKeys } from "#server/request/client-address.ts";
import { createClientLimits } from "#server/request/client-limits.ts";
import { readDocument, readPage } from "#tests/support/read-page.ts";
import { sampleApp } from "#tests/support/sample-app.ts";
import { sampleCatalog } from "#tests/support/sample-catalog.ts";
import { sampleSite } from "#tests/support/sample-site.ts";
import { sampleMovieSummary } from "#tests/support/sample-titles.ts";
import { OverloadError } from "./overload-response.ts";

// What the server says in place of a page speaks the language of the requested address.

const site = sampleSite({ languages: ["en", "de", "ar"] });
type Options = Parameters<typeof sampleApp>[0];
const local = (options: Options = {}) => sampleApp({ site, ...options });

test("the page of an overload", async () => {
  const busy = local({ admission: () => Promise.reject(new OverloadError()) });
  const response = await busy.get("/ar/movie/19");
  expect([response.status, response.headers.get("content-language")]).toEqual([503, "ar"]);
  const page = await readDocument(response);
  const { lang, dir, dataset } = page.documentElement;
  expect([lang, dir, page.querySelector("h1")?.textContent, page.querySelector("a")?.textContent]).toEqual(["ar", "rtl", "لحظات ونعود", "إعادة المحاولة"]);
  expect([dataset.retrying, page.body.textContent]).toEqual(["ستُعاد المحاولة خلال ثوانٍ.", expect.not.stringMatching(/moment|Try again/)]);
  expect((await readDocument(await busy.get("/movie/19"))).querySelector("h1")?.textContent).toBe("Back in a moment");
  expect((await readDocument(await busy.get("/de/discover/surprise"))).documentElement.lang).toBe("de");
});

test("a client's limit", async () => {
  const clientLimits = createClientLimits({ clientKeys: createClientKeys({ trustedProxyHops: 0 }), takeTokens: () => 1000, onRefusal: () => undefined });
  const { app } = local({ clientLimits });
  const from = { incoming: { headers: {}, socket: { remoteAddress: "192.0.2.1" } } };
  for (const path of ["/de/search?q=tt0017136", "/de/discover/surprise", "/de/shared?t=movie-1"]) {
    const response = await app.request(path, { headers: { accept: "text/html" } }, from);
    expect([path, response.status, await response.text()]).toEqual([path, 429, expect.stringMatching(/^Zu viele Anfragen/)]);
  }
});

test("another method, an error, a file that does not exist", async () => {
  const { app, get } = local({ placeholders: { movie: () => Promise.reject(new Error("broken")), series: () => Promise.reject(new Error("broken")) } });
  const posted = await app.request("/de/home", { method: "POST" });
  expect([posted.status, posted.headers.get("allow"), await posted.text()]).toEqual([405, "GET, HEAD", "Diese Adresse nimmt nur GET und HEAD an"]);
  const absent = await get("/de/nowhere.png");
  expect([absent.status, await absent.text()]).toEqual([404, "Diese Datei gibt es nicht"]);
  // A title's page may have a point in its name.
  expect((await get("/de/movie/19-dr.strange")).status).toBe(200);
  const failing = local({ admission: () => Promise.reject(new Error("broken")) });
  const failed = await failing.get("/de/home");
  expect([failed.status, await failed.text()]).toEqual([500, "Hier ist etwas schiefgegangen. Bitte versuche es noch einmal."]);
});

describe("without script", () => {
  test("Surprise me leads to a film in the language, and asks for it in the language", async () => {
    const discoverMovies = vi.fn(async ({ page }: DiscoverFilters, _options?: CallOptions) => ({
      ...{ items: page === 1 ? [sampleMovieSummary(7)] : [], page, totalPages: 1, totalResults: 1 },
    }));
    const response = await local({ catalog: sampleCatalog({ discoverMovies }) }).get("/de/discover/surprise?genres=18");
    expect([response.status, response.headers.get("location")]).toEqual([302, "/de/movie/7-film-7"]);
    expect(new Set(discoverMovies.mock.calls.map(([, options]) => options?.language))).toEqual(new Set(["de"]));
  });

  test("a search for an IMDb id leads to the title in the language", async () => {
    const response = await local().get("/de/search?q=tt0017136");
    expect([response.status, response.headers.get("location")]).toEqual([302, expect.stringMatching(/^\/de\/movie\/\d+/)]);
  });
});

test("browsers find the search of the language", async () => {
  const { get } = local();
  const { page } = await readPage(await get("/de/movie/19"));
  const address = page.querySelector("link[rel=search]")?.getAttribute("href") ?? "";
  const description = await (await get(address)).text();
  expect(description).toContain("<Description>Filme, Serien und Personen bei Matinee suchen</Description>");
  expect(description).toContain('template="https://matinee.example/de/search?q={searchTerms}"');
});

test("crawlers stay out of the player and of random titles in each language", async () => {
  const rules = await (await local().get("/robots.txt")).text();
  for (const path of ["/player", "/discover/surprise", "/de/player", "/ar/discover/surprise"]) expect(rules).toContain(`Disallow: ${path}\n`);
});

test("what is taken down is said in the language where a player was", async () => {
  const takedown = { has: (kind: string, id: number) => kind === "movies" && id === 19, version: () => "1" };
  const response = await local({ takedown }).get("/de/player/2embed/movie/19");
  expect([response.status, await response.json()]).toEqual([410, { error: "Dieser Inhalt wurde entfernt" }]);
});

describe("brand texts", () => {
  const inLanguages = { de: { tagline: "Abends im Kino", name: "Lichtspiel", postalAddress: "Lampenstraße 1" } };
  const pageIn = async (path: string, changes: Parameters<typeof sampleSite>[0] = {}) =>
    readDocument(await sampleApp({ site: { ...site, ...changes } }).get(path));
  const taglineOf = (page: Document, text: string) => {
    const found = [...page.querySelectorAll("p")].find(({ textContent }) => textContent === text);
    return found ? { lang: found.getAttribute("lang") } : null;
  };

  test("are the operator's in the language", async () => {
    const page = await pageIn("/de", { tagline: "Pictures, nightly", inLanguages });
    expect([page.title, taglineOf(page, "Abends im Kino")]).toEqual(["Lichtspiel: Abends im Kino", { lang: null }]);
    expect(page.querySelector("#state")?.textContent).not.toContain("inLanguages");
    expect((await pageIn("/de/contact", { contactEmail: "box@ritz.example", inLanguages })).body.textContent).toContain("Lampenstraße 1");
    expect((await pageIn("/de/player/2embed/movie/19", { inLanguages })).title).toBe("Film · Lichtspiel");
    expect((await pageIn("/", { tagline: "Pictures, nightly", inLanguages })).title).toBe("Matinee: Pictures, nightly");
  });

  test("are the operator's general ones, marked, where there is no other", async () => {
    const page = await pageIn("/ar", { tagline: "Pictures, nightly", inLanguages });
    expect([page.title, taglineOf(page, "Pictures, nightly")]).toEqual(["Matinee: Pictures, nightly", { lang: "en" }]);
  });

  test("are ours in the language where the operator has given none", async () => {
    const page = await pageIn("/de");
    expect([page.title, taglineOf(page, "Deine Lieblingsfilme online ansehen")]).toEqual(["Matinee: Deine Lieblingsfilme online ansehen", { lang: null }]);
    expect((await pageIn("/de/contact", { contactEmail: "box@ritz.example" })).body.textContent).toContain("noch keine Postanschrift");
    // The general tagline of a site without one is the English words'.
    expect(sampleSite().tagline).toBe(wordsOf("en").server.brand.tagline);
  });
});
