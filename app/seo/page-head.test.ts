import { describe, expect, test } from "vitest";
import { paths } from "#domain/paths.ts";
import { sampleSite } from "#tests/support/sample-site.ts";
import { sampleCredits, sampleMovie, sampleMovieSummary, samplePerson, sampleSeason, sampleSeries, sampleSeriesSummary } from "#tests/support/sample-titles.ts";
import type { HeadFacts } from "./head-facts.ts";
import { headOf } from "./page-head.ts";

const site = sampleSite();
const page = (screen: string, pattern: string, facts: Partial<HeadFacts> = {}): HeadFacts => ({ screen, pattern, search: "", status: 200, site, ...facts });

function read(facts: HeadFacts) {
  const tags = headOf(facts);
  const content = (name: string) =>
    tags.flatMap((tag) => ("attributes" in tag && (tag.attributes?.property ?? tag.attributes?.name) === name ? [tag.attributes?.content] : []))[0];
  return {
    title: tags.flatMap((tag) => (tag.tag === "title" ? [tag.text] : []))[0],
    content,
    canonical: tags.flatMap((tag) => (tag.tag === "link" && tag.attributes?.rel === "canonical" ? [tag.attributes.href] : []))[0],
    types: tags.flatMap((tag) => (tag.tag === "json-ld" ? [(tag.data as { "@type": string })["@type"]] : [])),
    tags,
  };
}

const movies = [sampleMovieSummary(1)];
const seriesList = [sampleSeriesSummary(1)];

describe.each([
  ["/", page("home", paths.landing, { movies }), "Matinee: Watch your favorite movie online", ["WebSite", "ItemList", "FAQPage"]],
  ["/home", page("home", paths.home, { movies }), "Movies · Matinee", ["BreadcrumbList", "ItemList"]],
  ["/top", page("home", paths.top, { movies }), "Top Rated Movies · Matinee", ["BreadcrumbList", "ItemList"]],
  ["/tv", page("seriesList", paths.series, { seriesList }), "TV Series · Matinee", ["BreadcrumbList", "ItemList"]],
  ["/tv/top", page("seriesList", paths.topSeries, { seriesList }), "Top Rated TV Series · Matinee", ["BreadcrumbList", "ItemList"]],
  ["/genres", page("genres", paths.genres), "Browse by Genre · Matinee", ["BreadcrumbList"]],
  ["/tv/7-series-7", page("series", "/tv/:key", { series: sampleSeries(7) }), "Series 7 (1915) · TV Series · Matinee", ["TVSeries", "BreadcrumbList"]],
  ["/actor/5", page("person", "/actor/:key", { person: samplePerson(5) }), "Person 5 · Matinee", ["Person", "BreadcrumbList"]],
  ["/about", page("about", paths.about), "About Matinee", ["BreadcrumbList"]],
  ["/faq", page("faq", paths.faq), "Frequently Asked Questions · Matinee", ["BreadcrumbList", "FAQPage"]],
])("%s", (path, facts, title, types) => {
  const head = read(facts);

  test("has its title, its one canonical address, its description, its social card and its structured data", () => {
    expect(head.title).toBe(title);
    expect(head.canonical).toBe(`https://matinee.example${path}`);
    expect(head.content("og:url")).toBe(`https://matinee.example${path}`);
    expect(head.content("robots")).toBeUndefined();
    expect(head.content("description")?.length).toBeGreaterThan(10);
    expect(head.content("description")).not.toMatch(/[!—]|\.\.\.$/);
    expect(head.content("og:image")).toMatch(/^https:\/\/matinee\.example\/cards\/[a-z0-9-]+\.png$/);
    expect(head.types).toEqual(types);
  });
});

describe("what is not to be indexed", () => {
  const gone: [string, HeadFacts, string][] = [
    ["an unknown address", page("notFound", "*", { status: 404 }), "Page not found · Matinee"],
    ["a film that is not there", page("movie", "/movie/:key", { status: 404, movie: null }), "Movie not found · Matinee"],
    ["a series that is not there", page("series", "/tv/:key", { status: 404, series: null }), "TV Series not found · Matinee"],
    ["a person who is not there", page("person", "/actor/:key", { status: 404, person: null }), "Person not found · Matinee"],
    ["a failed film", page("movie", "/movie/:key", { status: 503 }), "Back in a moment · Matinee"],
    ["a failed list", page("home", paths.home, { status: 503 }), "Back in a moment · Matinee"],
  ];

  test.each(gone)("%s: nothing to link to, to share or to describe", (_, facts, title) => {
    expect(read(facts).tags).toEqual([
      { tag: "title", text: title },
      { tag: "meta", attributes: { name: "color-scheme", content: "dark light" } },
      { tag: "meta", attributes: { "http-equiv": "cache-control", content: "max-age=3600" } },
      { tag: "meta", attributes: { name: "robots", content: "noindex" } },
    ]);
  });

  test("a page that its parameters change has no canonical address, and is shared as what it shows", () => {
    const head = read(page("genres", paths.genres, { search: "?genre=28&tab=movies", genre: { id: 28, name: "Action" }, movies }));
    expect(head.content("robots")).toBe("noindex");
    expect(head.canonical).toBeUndefined();
    expect(head.content("og:url")).toBe("https://matinee.example/genres?genre=28&tab=movies");
    expect(head.types).toEqual(["BreadcrumbList", "ItemList"]);
  });

  test("search results", () => {
    expect(read(page("search", paths.search, { search: "?q=metropolis" })).content("robots")).toBe("noindex");
    expect(read(page("search", paths.search)).content("robots")).toBe("noindex");
  });
});

describe("a series", () => {
  const series = sampleSeries(7, { genre_ids: [16], original_language: "ja", name: "Astro Boy" });

  test("of the anime type says so", () => {
    const head = read(page("series", "/tv/:key", { series }));
    expect(head.content("keywords")).toBe("Astro Boy, anime, Crime");
    expect(head.content("og:type")).toBe("video.tv_show");
    expect(read(page("series", "/tv/:key", { series: { ...series, original_language: "fr" } })).content("keywords")).toBe("Astro Boy, Crime");
  });

  test.each([
    ["?season=1&episode=2", ["TVSeries", "TVEpisode", "BreadcrumbList"]],
    ["?season=1", ["TVSeries", "BreadcrumbList"]],
    ["?season=1&episode=99", ["TVSeries", "BreadcrumbList"]],
  ])("at %s", (search, types) => {
    const facts = page("series", "/tv/:key", { series: sampleSeries(7), season: sampleSeason(1), search });
    expect(read(facts).types).toEqual(types);
    expect(read(facts).content("og:url")).toBe(`https://matinee.example/tv/7-series-7${search}`);
  });
});

test("a person is shown by their photograph, whose size nobody knows", () => {
  const live = sampleSite({ catalog: "live", imageBase: "https://images.example/t/p/" });
  const head = read(page("person", "/actor/:key", { site: live, person: samplePerson(5, { profile_path: "/face.jpg" }) }));
  expect(head.content("og:image")).toBe("https://images.example/t/p/h632/face.jpg");
  expect(head.content("twitter:card")).toBe("summary");
  expect(head.content("og:image:width")).toBeUndefined();
});

test("a film keeps its head where its credits failed", () => {
  const head = read(page("movie", "/movie/:key", { movie: sampleMovie(19), credits: undefined }));
  expect(head.types).toEqual(["Movie", "BreadcrumbList"]);
  expect(read(page("movie", "/movie/:key", { movie: sampleMovie(19), credits: sampleCredits() })).content("video:director")).toBe(
    "https://matinee.example/actor/100",
  );
});
