import { describe, expect, test } from "vitest";
import { readPage } from "#tests/support/read-page.ts";
import { sampleApp } from "#tests/support/sample-app.ts";
import { sampleCatalog } from "#tests/support/sample-catalog.ts";
import { sampleSite } from "#tests/support/sample-site.ts";
import { sampleMovie } from "#tests/support/sample-titles.ts";

const languages = ["en", "de", "ar"] as const;
const names: Record<string, string> = { en: "A Trip to the Moon", de: "Die Reise zum Mond", ar: "رحلة إلى القمر" };

/** A site in three languages, over a catalog that names a film in the language that it is asked in. */
const site = () =>
  sampleApp({
    site: sampleSite({ languages }),
    catalog: sampleCatalog({ movie: async (id, options) => ({ ...sampleMovie(id), title: `${names[options?.language ?? "en"]} ${id}` }) }),
  });

describe("a page in German", () => {
  const page = async () => readPage(await site().get("/de/movie/19"));

  test("says its language, and asks the catalog in it", async () => {
    const { page: document } = await page();
    expect([document.documentElement.lang, document.querySelector("h1")?.textContent]).toEqual(["de", "Die Reise zum Mond 19"]);
    expect((await site().get("/de/movie/19")).headers.get("content-language")).toBe("de");
  });

  test("is in German from the bar to the footer, and so are its title and description", async () => {
    const { page: document } = await page();
    expect(document.title).toContain("online ansehen");
    expect(document.querySelector("header")?.textContent).toContain("Serien");
    expect(document.querySelector("footer")?.textContent).toContain("Alle Rechte vorbehalten");
    expect(document.querySelector("meta[property='og:locale']")?.getAttribute("content")).toBe("de_DE");
    expect(document.body.textContent).not.toMatch(/Watch Now|All rights reserved|TV Series/);
  });

  test("has its own canonical address, and links and forms within the language", async () => {
    const { page: document } = await page();
    expect(document.querySelector("link[rel=canonical]")?.getAttribute("href")).toMatch(/^https:\/\/matinee\.example\/de\/movie\/19/);
    const links = [...document.querySelectorAll("#root a[href^='/']")].map((link) => link.getAttribute("href") ?? "");
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((href) => !/^\/de(?:\/|\?|$)/.test(href))).toEqual([]);
    expect([...document.querySelectorAll("form[action]")].map((form) => form.getAttribute("action"))).not.toContain("/search");
  });
});

test("Arabic is read from right to left", async () => {
  const { page } = await readPage(await site().get("/ar"));
  expect([page.documentElement.lang, page.documentElement.dir]).toEqual(["ar", "rtl"]);
});

test.each([
  ["/DE/home", "/de/home"],
  ["/de-AT/home?page=2", "/de/home?page=2"],
  ["/en/home", "/home"],
  ["/de/person/7", "/de/actor/7"],
])("%s leads to %s", async (path, target) => {
  const response = await site().get(path);
  expect([response.status, response.headers.get("location")]).toEqual([308, target]);
});

test("a language that the site does not have is a 404 page in English", async () => {
  const response = await site().get("/xx/home");
  expect([response.status, (await readPage(response)).page.documentElement.lang]).toEqual([404, "en"]);
});

test("pages in three languages at once are each whole", async () => {
  const { get } = site();
  const paths = Array.from({ length: 300 }, (_, index) => {
    const language = languages[index % languages.length] ?? "en";
    return { language, path: `${language === "en" ? "" : `/${language}`}/movie/${index + 1}`, title: `${names[language]} ${index + 1}` };
  });
  const marks = { en: "All rights reserved", de: "Alle Rechte vorbehalten", ar: "جميع الحقوق محفوظة" };
  // More at once would be refused.
  const atOnce = 30;
  const pages: string[] = [];
  while (pages.length < paths.length)
    pages.push(...(await Promise.all(paths.slice(pages.length, pages.length + atOnce).map(async ({ path }) => (await get(path)).text()))));
  for (const [index, { language, title }] of paths.entries()) {
    const html = pages[index] ?? "";
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain(title);
    for (const other of languages) expect([other, html.includes(marks[other])]).toEqual([other, other === language]);
  }
});
