import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Video } from "#features/titles/model/video.ts";
import { readPage } from "#tests/support/read-page.ts";
import { sampleApp } from "#tests/support/sample-app.ts";
import { sampleCatalog } from "#tests/support/sample-catalog.ts";
import { sampleSite } from "#tests/support/sample-site.ts";
import { sampleMovie, sampleMovieExtras, sampleSeries, sampleSeriesExtras } from "#tests/support/sample-titles.ts";

type Thing = { "@type": string; [property: string]: unknown };

/** "Movie: **name**, *director*, genre (names)": in bold what is required. */
const table = readFileSync(new URL("structured-data.txt", import.meta.url), "utf8")
  .split("\n")
  .flatMap((line) => {
    const [, type, properties = ""] = /^(\w+): (.*)/.exec(line) ?? [];
    const names = properties.replaceAll(/ \([^)]*\)/g, "").split(", ");
    return type ? names.map((name) => ({ type, property: name.replaceAll("*", ""), isRequired: name.startsWith("**") })) : [];
  });

const isThing = (value: unknown): value is Thing => typeof value === "object" && value !== null && "@type" in value;

/** All typed values in a document, nested ones included. */
function thingsIn(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (typeof value !== "object" || value === null) return [];
  return [...(isThing(value) ? [value] : []), ...Object.values(value).flatMap(thingsIn)];
}

/** A reference to a page of its own needs no required properties. */
const isReference = (thing: Thing): boolean => Object.keys(thing).every((property) => ["@type", "name", "url"].includes(property));

const urlProperties = /^(?:url|item|image|urlTemplate|thumbnailUrl)$/;
const dateProperties = /Date$|^date/;

function checkProperty(thing: Thing, property: string, value: unknown): void {
  const where = `${thing["@type"]}.${property}`;
  expect(
    table.some((row) => row.type === thing["@type"] && row.property === property),
    where,
  ).toBe(true);
  expect(value, where).not.toBeNull();
  expect(value, where).not.toBe("");
  if (Array.isArray(value)) expect(value.length, where).toBeGreaterThan(0);
  if (urlProperties.test(property)) expect(value, where).toMatch(/^https:\/\/(?:matinee|images)\.example\//);
  if (dateProperties.test(property)) expect(value, where).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  if (property === "embedUrl") expect(value, where).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]+/);
  if (property === "duration") expect(value, where).toMatch(/^PT\d+M$/);
}

function check(thing: Thing): void {
  for (const [property, value] of Object.entries(thing)) if (!property.startsWith("@")) checkProperty(thing, property, value);
  if (isReference(thing) && thing["@type"] !== "WebSite") return;
  const missing = table.filter((row) => row.type === thing["@type"] && row.isRequired && thing[row.property] === undefined);
  expect(missing.map((row) => `${row.type}.${row.property}`)).toEqual([]);
}

const trailer: Video = { key: "first-look", site: "YouTube", name: "The first look", type: "Trailer", official: true, language: "en", published: "2019-05-01" };
const catalog = sampleCatalog({
  series: async (id) => sampleSeries(id, { created_by: [{ id: 1, name: "Louis Feuillade" }] }),
  movieExtras: async (id) => sampleMovieExtras(id, { videos: [trailer] }),
  seriesExtras: async (id) => sampleSeriesExtras(id, { videos: [trailer] }),
});
const sites = { embedded: sampleSite(), live: sampleSite({ catalog: "live", imageBase: "https://images.example/t/p/" }) };

const pages: [string, string[]][] = [
  ["/", ["WebSite", "ItemList", "FAQPage"]],
  ["/home", ["BreadcrumbList", "ItemList"]],
  ["/top", ["BreadcrumbList", "ItemList"]],
  ["/tv", ["BreadcrumbList", "ItemList"]],
  ["/tv/top", ["BreadcrumbList", "ItemList"]],
  ["/genres", ["BreadcrumbList"]],
  ["/genres?genre=28", ["BreadcrumbList", "ItemList"]],
  ["/genres?genre=10762", ["BreadcrumbList", "ItemList"]],
  ["/movie/19", ["Movie", "BreadcrumbList"]],
  ["/movie/19/credits", []],
  ["/collection/10", ["BreadcrumbList", "ItemList"]],
  ["/tv/7", ["TVSeries", "BreadcrumbList"]],
  ["/tv/7?season=1&episode=2", ["TVSeries", "TVEpisode", "BreadcrumbList"]],
  ["/actor/5", ["Person", "BreadcrumbList"]],
  ["/blogs", ["BreadcrumbList"]],
  ["/faq", ["BreadcrumbList", "FAQPage"]],
  ["/search?q=metropolis", []],
  ["/nowhere", []],
];

test("the table has rows", () => {
  expect(table.length).toBeGreaterThan(60);
});

describe.each(Object.entries(sites))("in the %s catalog", (_, site) => {
  const { get } = sampleApp({ catalog, site });

  test.each(pages)("%s has the types and required properties of the table, and no empty value", async (path, types) => {
    const { page } = await readPage(await get(path));
    const values = [...page.querySelectorAll('script[type="application/ld+json"]')].map((script): Thing => JSON.parse(script.textContent ?? ""));
    expect(values.map((value) => value["@type"])).toEqual(types);
    for (const value of values) expect(value["@context"]).toBe("https://schema.org");
    for (const thing of thingsIn(values)) check(thing);
  });
});

describe("a title's trailer", () => {
  const trailerOf = async (path: string, video: Partial<Video>, backdrop_path: string | null = "/backdrop.jpg") => {
    const videos = [{ ...trailer, ...video }];
    const { get } = sampleApp({
      catalog: sampleCatalog({
        movie: async (id) => sampleMovie(id, { backdrop_path }),
        movieExtras: async (id) => sampleMovieExtras(id, { videos }),
      }),
    });
    const { page } = await readPage(await get(path));
    return JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? "{}").trailer;
  };

  test("stands with its name, day, frame and the title's backdrop", async () => {
    expect(await trailerOf("/movie/19", {})).toEqual({
      "@type": "VideoObject",
      name: "The first look",
      thumbnailUrl: "https://matinee.example/t/p/w1280/backdrop.jpg",
      uploadDate: "2019-05-01",
      embedUrl: "https://www.youtube-nocookie.com/embed/first-look",
    });
  });

  test.each([
    ["a clip", { type: "Clip" }, undefined],
    ["a video of ours", { site: "own" as const }, undefined],
    ["a trailer without a day", { published: "" }, undefined],
    ["a title without a backdrop", {}, null],
  ])("is left out of %s", async (_, video, backdrop) => {
    expect(await trailerOf("/movie/19", video, backdrop)).toBeUndefined();
  });
});
