import { describe, expect, test } from "vitest";
import { createBreaker } from "#server/upstream/breaker.ts";
import { createProvider } from "#server/upstream/provider.ts";
import { createQuota } from "#server/upstream/quota.ts";
import { createTransport } from "#server/upstream/transport.ts";
import { catalogInLanguages } from "#tests/support/catalog-in-languages.ts";
import { readPage } from "#tests/support/read-page.ts";
import { sampleApp } from "#tests/support/sample-app.ts";
import { sampleSite } from "#tests/support/sample-site.ts";

const entry = (iso_639_1: string, iso_3166_1: string, data: object) => ({ iso_639_1, iso_3166_1, data });
const film = { id: 19, title: "Metropolis", original_title: "東京", original_language: "ja", release_date: "1927-01-10", overview: "The city." };
/** German: a title in Russian letters and an empty text. Arabic: direction marks and `null`. French: the title of another region, and blanks. */
const translations = [
  entry("de", "DE", { title: "Метрополис", overview: "", tagline: null }),
  entry("ar", "SA", { title: "\u202Bمتروبوليس\u200F", overview: null, tagline: "\u2067\u2069" }),
  entry("fr", "FR", { title: "  ", overview: null }),
  entry("fr", "CA", { title: "Métropolis", overview: "\u202EUne ville.\u202C" }),
];
/** A list comes in the language that it is asked for, or in another one. */
const listed: Record<string, object> = {
  "de-DE": { ...film, title: "Метрополис", overview: null },
  "ar-SA": { ...film, title: "\u202Bمتروبوليس\u202C", overview: "In English." },
  "fr-FR": { ...film, title: null, original_title: null, overview: "" },
};

/** The whole site, over what a provider sends. */
function setUp() {
  const fetch = (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === "/3/movie/19") return Response.json({ ...film, tagline: "A tagline.", translations: { translations } });
    const other = { ...film, id: 20, title: "Second", original_title: "Second", original_language: "en" };
    return Response.json({ page: 1, total_pages: 1, total_results: 2, results: [listed[searchParams.get("language") ?? ""] ?? film, other] });
  };
  const transport = createTransport({ baseUrl: "http://provider.test/3", credential: null, fetch, quota: createQuota(), breaker: createBreaker() });
  const { catalog } = catalogInLanguages(createProvider(transport));
  const whole = { ...catalog, moviesHere: async () => [], seriesHere: async () => [] };
  return sampleApp({ catalog: whole, site: sampleSite({ languages: ["en", "de", "ar", "fr"] }) });
}

/** In which language the page says the text; `undefined` if no part of it is that text. */
const languageOf = (part: Element | null, text: string) =>
  [...(part?.querySelectorAll("*") ?? [])]
    .findLast(({ textContent }) => textContent === text)
    ?.closest("[lang]")
    ?.getAttribute("lang");

const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;
const { get } = setUp();
const open = async (path: string) => readPage(await get(path));

describe("a film whose translations are odd", () => {
  test.each([
    ["de", "Metropolis", "en", "The city.", "en"],
    ["ar", "متروبوليس", "ar", "The city.", "en"],
    ["fr", "Métropolis", "fr", "Une ville.", "fr"],
  ])("has on the page in %s what is in that language, and the rest in English, marked", async (language, title, titleLanguage, text, textLanguage) => {
    const { page, html } = await open(`/${language}/movie/19`);
    expect(page.querySelector("h1")?.textContent).toBe(title);
    const article = page.querySelector("article");
    expect([languageOf(article, title), languageOf(article, text)]).toEqual([titleLanguage, textLanguage]);
    expect(page.title).toContain(title);
    expect(html).not.toContain("Метрополис");
    expect(article?.textContent).not.toMatch(/null|undefined/);
    expect(directionMarks.test(html)).toBe(false);
  });
});

describe("a list in another language than it was asked for", () => {
  test.each([
    ["de", "東京", "ja"],
    ["ar", "متروبوليس", "ar"],
  ])("has on the page in %s a title that the language has, or the original's, marked", async (language, title, marked) => {
    const { page, html } = await open(`/${language}/top`);
    const card = page.querySelector(`main a[href^="/${language}/movie/19"][data-slot="movie-card"]`);
    expect(languageOf(card, title)).toBe(marked);
    expect(html).not.toContain("Метрополис");
    expect(directionMarks.test(html)).toBe(false);
  });

  test("is without a title that has no name at all", async () => {
    const { page } = await open("/fr/top");
    const links = [...page.querySelectorAll('main [data-slot="movie-card"]')].map((link) => link.getAttribute("href"));
    expect([links.some((href) => href?.includes("/movie/20")), links.some((href) => href?.includes("/movie/19"))]).toEqual([true, false]);
  });
});
