import { describe, expect, test } from "vitest";
import type { Video } from "#features/titles/model/video.ts";
import { canonicalOf, readPage } from "#tests/support/read-page.ts";
import { sampleApp } from "#tests/support/sample-app.ts";
import { sampleCatalog, seriesLists } from "#tests/support/sample-catalog.ts";
import { sampleSite } from "#tests/support/sample-site.ts";
import {
  sampleCollection,
  sampleEpisode,
  sampleMovie,
  sampleMovieExtras,
  samplePerson,
  sampleSeason,
  sampleSeries,
  sampleSeriesSummary,
} from "#tests/support/sample-titles.ts";

type Answers = Parameters<typeof sampleCatalog>[0];

/** A page of a site in three languages, over a catalog with answers of a test's own. */
async function open(path: string, answers: Answers = {}): Promise<Document> {
  const site = sampleApp({ site: sampleSite({ languages: ["en", "de", "ar"] }), catalog: sampleCatalog(answers) });
  return (await readPage(await site.get(path))).page;
}

const textsOf = (page: Document, selector: string): string[] => [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);
const content = (page: Document, name: string) => page.querySelector(`meta[property="${name}"]`)?.getAttribute("content");
const jsonOf = (page: Document): string => textsOf(page, 'script[type="application/ld+json"]').join("");

describe("a film without a German overview", () => {
  const movie = async (id: number) =>
    sampleMovie(id, { title: "Der Spieler", overview: "A gambler.", tagline: "Roulette!", textLanguages: { overview: "en", tagline: "en" } });

  test("has the English texts marked, and says that they are not translated", async () => {
    const page = await open("/de/movie/19", { movie });
    expect(textsOf(page, "p[lang=en]")).toEqual(expect.arrayContaining(["A gambler.", "Roulette!"]));
    expect(page.querySelector("h1 [lang]")).toBeNull();
    expect(page.body.textContent).toContain("Noch nicht übersetzt, daher auf Englisch.");
    expect(canonicalOf(page)).toBe("https://matinee.example/de/movie/19-der-spieler");
  });

  test("in an Arabic page has them in their own direction", async () => {
    const page = await open("/ar/movie/19", { movie });
    expect([...page.querySelectorAll("p[lang=en]")].filter((text) => text.closest("[dir=auto]") === null)).toEqual([]);
    expect(page.body.textContent).toContain("لم يُترجم هذا النص بعد");
  });
});

test("an English page marks nothing", async () => {
  const page = await open("/movie/19");
  expect(page.querySelectorAll("#root article bdi, #root article [lang]")).toHaveLength(0);
  expect(page.body.textContent).not.toContain("translated");
});

test("a title without any text in the language is canonical to English, also for networks and in its data", async () => {
  const isUntranslated = true as const;
  const movie = async (id: number) => sampleMovie(id, { title: "Strike", isUntranslated, textLanguages: { title: "en", overview: "en" } });
  const film = await open("/de/movie/20", { movie });
  const address = "https://matinee.example/movie/20-strike";
  expect([canonicalOf(film), content(film, "og:url")]).toEqual([address, address]);
  expect(jsonOf(film)).toContain(`"url":"${address}"`);
  expect(textsOf(film, "h1 bdi[lang=en]")).toEqual(["Strike"]);
  const series = await open("/de/tv/7", { series: async (id) => sampleSeries(id, { name: "Judex", isUntranslated }) });
  expect(canonicalOf(series)).toBe("https://matinee.example/tv/7-judex");
});

describe("an address in a language without Latin letters", () => {
  test("of a film is made of the English title", async () => {
    const page = await open("/ar/movie/19", { movie: async (id) => sampleMovie(id, { title: "المقامر", englishTitle: "The Gambler" }) });
    expect(canonicalOf(page)).toBe("https://matinee.example/ar/movie/19-the-gambler");
  });

  test("of a series is, in links of lists too", async () => {
    const popular = async () => [sampleSeriesSummary(7, { name: "مصاصو الدماء", englishTitle: "The Vampires" })];
    const page = await open("/ar/tv", { seriesList: seriesLists({ popular }) });
    expect(page.querySelector('a[href^="/ar/tv/7"]')?.getAttribute("href")).toBe("/ar/tv/7-the-vampires");
  });

  test("of a collection is", async () => {
    const page = await open("/ar/collection/6", { collection: async (id) => sampleCollection(id, { name: "فيلمان", englishTitle: "Two Films" }) });
    expect(canonicalOf(page)).toBe("https://matinee.example/ar/collection/6-two-films");
  });
});

test("cards mark a title in another language", async () => {
  const similar = [sampleMovie(20, { title: "Strike", textLanguages: { title: "en" } }), sampleMovie(21, { title: "Mutter" })];
  const page = await open("/de/movie/19", { movieExtras: async (id) => sampleMovieExtras(id, { similar }) });
  expect(textsOf(page, "bdi[lang=en]")).toContain("Strike");
  expect(textsOf(page, "bdi")).not.toContain("Mutter");
});

test("names in an Arabic page are isolated, in lists and in sentences", async () => {
  const page = await open("/ar/movie/19", { movie: async (id) => sampleMovie(id, { title: "Help!", runtime: 90 }) });
  const isolated = textsOf(page, "bdi");
  expect(isolated).toEqual(expect.arrayContaining(["Fritz Lang", "Actor 1", "Author a"]));
  expect(textsOf(page, "h1 bdi")).toEqual(["Help!"]);
  const about = [...page.querySelectorAll("h2")].find((heading) => heading.textContent.startsWith("نبذة عن"));
  expect(about?.querySelector("bdi")?.textContent).toBe("Help!");
});

test("a review is marked as English", async () => {
  expect(textsOf(await open("/de/movie/19"), "blockquote [lang=en]")).toEqual(["Review a."]);
});

test("a biography in English is marked, with a note", async () => {
  const person = async (id: number) => samplePerson(id, { biography: "Born to the stage.", textLanguages: { biography: "en" } });
  const page = await open("/de/actor/8", { person });
  expect(textsOf(page, "section [lang=en]")).toEqual(["Born to the stage."]);
  expect(page.body.textContent).toContain("Noch nicht übersetzt");
});

describe("a season in German", () => {
  const season = async (_: number, number: number) =>
    sampleSeason(number, {
      name: "",
      episodes: [
        sampleEpisode(1, { name: "The Ring", overview: "A ring.", textLanguages: { name: "en", overview: "en" } }),
        sampleEpisode(2, { name: "", overview: "Ein Ring." }),
      ],
    });

  test("makes the names of its episodes from their numbers, and marks those in English", async () => {
    const page = await open("/de/tv/7?season=1&episode=2", { season });
    expect(textsOf(page, ".episode-rows b")).toEqual(["1. The Ring", "Folge 2"]);
    expect(textsOf(page, ".episode-rows bdi[lang=en]")).toEqual(["The Ring"]);
    expect(textsOf(page, ".episode-rows i[lang=en]")).toEqual(["A ring."]);
    expect(page.querySelector("[data-slot=episode-box] h2")?.textContent).toBe("Folge 2");
    expect(jsonOf(page)).toMatch(/"TVEpisode","name":"Folge 2"/);
    expect(jsonOf(page)).toContain('"name":"Staffel 1"');
  });
});

describe("trailers", () => {
  const video = (language: string): Video => ({
    key: `key-${language}`,
    site: "YouTube",
    name: "A look",
    type: "Trailer",
    official: true,
    language,
    published: "",
  });
  const buttons = async (path: string, language: string) => {
    const page = await open(path, { movieExtras: async (id) => sampleMovieExtras(id, { videos: [video(language)] }) });
    return textsOf(page, "button").filter((text) => /YouTube/.test(text));
  };

  test.each([
    ["/de/movie/19", "de", "Trailer, läuft auf YouTube"],
    ["/de/movie/19", "en", "Trailer, läuft auf YouTube (Englisch)"],
    ["/de/movie/19", "ja", "Trailer, läuft auf YouTube (Japanisch)"],
    ["/de/movie/19", "", "Trailer, läuft auf YouTube"],
    ["/movie/19", "en", "Trailer, plays on YouTube"],
  ])("on %s in %j is %s", async (path, language, text) => {
    expect(await buttons(path, language)).toContain(text);
  });

  test("in the section say their language after their kind", async () => {
    expect((await buttons("/de/movie/19", "en")).join()).toContain("Trailer (Englisch) · läuft auf YouTube");
  });
});
