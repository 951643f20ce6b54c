import { describe, expect, test } from "vitest";
import { parseEpisodeChoice } from "#domain/addresses.ts";
import { genreHead, titleListHead } from "#features/browse/list-heads.server.ts";
import { staticPageHead } from "#features/pages/static-page-head.server.ts";
import { personHead } from "#features/people/person-head.server.ts";
import { notFoundHead, searchHead } from "#features/search/search-head.server.ts";
import { collectionHead } from "#features/titles/collection/collection-head.server.ts";
import { movieCreditsHead, seriesCreditsHead } from "#features/titles/credits/credits-heads.server.ts";
import { movieHead, seriesHead } from "#features/titles/title-heads.server.ts";
import { samplePage } from "#tests/support/sample-catalog.ts";
import { sampleLocalSite } from "#tests/support/sample-site.ts";
import {
  sampleCollection,
  sampleCredits,
  sampleMovie,
  sampleMovieSummary,
  samplePerson,
  sampleSeason,
  sampleSeries,
  sampleSeriesSummary,
} from "#tests/support/sample-titles.ts";
import { type PageHead, pageHeadTags } from "./page-head.server.ts";

const site = sampleLocalSite();
type Status = 200 | 404 | 410 | 503;
const noDetails = { extras: undefined, season: undefined, choice: { season: null, episode: null } };

function read(head: PageHead, { status = 200 as Status, search = "", renderedOn = site } = {}) {
  const tags = pageHeadTags(head, { status, search, site: renderedOn });
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

const movies = samplePage([sampleMovieSummary(1)]);
const seriesList = samplePage([sampleSeriesSummary(1)]);

test("a long description is cut in each of its elements", () => {
  const { content } = read({ metadata: { title: "A page", description: "x".repeat(156), path: "/a", contentType: "general" }, data: [] });
  for (const name of ["description", "og:description", "twitter:description"]) expect(content(name)).toBe(`${"x".repeat(152)}...`);
});

describe.each([
  ["/", titleListHead(site, "landing", movies), "Matinee: Watch your favorite movie online", ["WebSite", "ItemList", "FAQPage"]],
  ["/home", titleListHead(site, "home", movies), "Movies · Matinee", ["BreadcrumbList", "ItemList"]],
  ["/top", titleListHead(site, "top", movies), "Top Rated Movies · Matinee", ["BreadcrumbList", "ItemList"]],
  ["/tv", titleListHead(site, "series", seriesList), "TV Series · Matinee", ["BreadcrumbList", "ItemList"]],
  ["/tv/top", titleListHead(site, "topSeries", seriesList), "Top Rated TV Series · Matinee", ["BreadcrumbList", "ItemList"]],
  ["/genres", genreHead(site), "Browse by Genre · Matinee", ["BreadcrumbList"]],
  ["/tv/7-series-7", seriesHead(site, sampleSeries(7), noDetails), "Series 7 (1915) · TV Series · Matinee", ["TVSeries", "BreadcrumbList"]],
  ["/collection/10-collection-10", collectionHead(site, sampleCollection(10)), "Collection 10 · Matinee", ["BreadcrumbList", "ItemList"]],
  ["/actor/5", personHead(site, samplePerson(5)), "Person 5 · Matinee", ["Person", "BreadcrumbList"]],
  ["/about", staticPageHead(site, "about"), "About Matinee", ["BreadcrumbList"]],
  ["/faq", staticPageHead(site, "faq"), "Frequently Asked Questions · Matinee", ["BreadcrumbList", "FAQPage"]],
])("%s", (path, page, title, types) => {
  const head = read(page);

  test("has title, canonical address, description, social card and structured data", () => {
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

describe.each([
  ["/?page=2", titleListHead(site, "landing", { ...movies, page: 2 }), "Matinee: Watch your favorite movie online, page 2"],
  ["/home?page=2", titleListHead(site, "home", { ...movies, page: 2 }), "Movies, page 2 · Matinee"],
  ["/tv/top?page=12", titleListHead(site, "topSeries", { ...seriesList, page: 12 }), "Top Rated TV Series, page 12 · Matinee"],
])("a further page of a list, %s", (path, page, title) => {
  test("is indexed under its own address, with its own title and description", () => {
    const head = read(page, { search: path.slice(path.indexOf("?")) });
    expect([head.title, head.canonical, head.content("og:url")]).toEqual([title, `https://matinee.example${path}`, `https://matinee.example${path}`]);
    expect(head.content("robots")).toBeUndefined();
    expect(head.content("description")).toMatch(/^Page \d+\. /);
    expect(head.types).toEqual(["BreadcrumbList", "ItemList"]);
  });

  test("drops other parameters", () => {
    expect(read(page, { search: "?page=2&trending=3" }).canonical).toBe(`https://matinee.example${path}`);
  });
});

describe("a page that is not indexed", () => {
  const errorPages: [string, PageHead, Status, string][] = [
    ["an unknown address", notFoundHead(site), 404, "Page not found · Matinee"],
    ["a missing film", movieHead(site, null, undefined), 404, "Movie not found · Matinee"],
    ["a missing series", seriesHead(site, null, noDetails), 404, "TV Series not found · Matinee"],
    ["a missing person", personHead(site, null), 404, "Person not found · Matinee"],
    ["a missing collection", collectionHead(site, null), 404, "Collection not found · Matinee"],
    ["the credits of a missing film", movieCreditsHead(site, null), 404, "Movie not found · Matinee"],
    ["the credits of a missing series", seriesCreditsHead(site, null), 404, "TV Series not found · Matinee"],
    ["a failed film", movieHead(site, undefined, undefined), 503, "Back in a moment · Matinee"],
    ["a failed list", titleListHead(site, "home", undefined), 503, "Back in a moment · Matinee"],
  ];

  test.each(errorPages)("%s: has neither canonical address, social card nor description", (_, page, status, title) => {
    expect(read(page, { status }).tags).toEqual([
      { tag: "title", text: title },
      { tag: "meta", attributes: { name: "color-scheme", content: "dark light" } },
      { tag: "meta", attributes: { "http-equiv": "cache-control", content: "max-age=3600" } },
      { tag: "meta", attributes: { name: "robots", content: "noindex" } },
    ]);
  });

  test("a page with parameters: has no canonical address, and is shared with its parameters", () => {
    const head = read(genreHead(site, { id: 28, name: "Action" }, movies), { search: "?genre=28&tab=movies" });
    expect(head.content("robots")).toBe("noindex");
    expect(head.canonical).toBeUndefined();
    expect(head.content("og:url")).toBe("https://matinee.example/genres?genre=28&tab=movies");
    expect(head.types).toEqual(["BreadcrumbList", "ItemList"]);
  });

  test.each([
    ["film", movieCreditsHead(site, sampleMovie(19)), "Cast and crew of Film 19 (1927) · Matinee", "/movie/19-film-19/credits"],
    ["series", seriesCreditsHead(site, sampleSeries(7)), "Cast and crew of Series 7 (1915) · Matinee", "/tv/7-series-7/credits"],
  ])("the credits of a %s: search engines follow its links, and it can be shared", (_, page, title, path) => {
    const head = read(page);
    expect([head.title, head.content("robots"), head.canonical]).toEqual([title, "noindex, follow", undefined]);
    expect(head.content("og:url")).toBe(`https://matinee.example${path}`);
    expect(head.content("og:image")).toMatch(/\/cards\/(?:movie-19|tv-7)\.png$/);
  });

  test("a further page of Trending: its main list is the first page", () => {
    expect(read(titleListHead(site, "home", movies), { search: "?trending=2" }).content("robots")).toBe("noindex");
  });

  test("search results", () => {
    expect(read(searchHead(site, "metropolis"), { search: "?q=metropolis" }).content("robots")).toBe("noindex");
    expect(read(searchHead(site, "")).content("robots")).toBe("noindex");
  });
});

describe("a series", () => {
  const series = sampleSeries(7, { genre_ids: [16], original_language: "ja", name: "Astro Boy" });

  test("of the type anime has the keyword", () => {
    const head = read(seriesHead(site, series, noDetails));
    expect(head.content("keywords")).toBe("Astro Boy, anime, Crime");
    expect(head.content("og:type")).toBe("video.tv_show");
    expect(read(seriesHead(site, { ...series, original_language: "fr" }, noDetails)).content("keywords")).toBe("Astro Boy, Crime");
  });

  test("has its director, actors, first day, genre and rating", () => {
    const live = sampleLocalSite({ catalog: "live" });
    const head = read(seriesHead(live, sampleSeries(7), { ...noDetails, extras: { credits: sampleCredits(1) } }), { renderedOn: live });
    expect(["video:director", "video:actor", "video:release_date", "video:tag", "article:tag", "twitter:data1"].map(head.content)).toEqual([
      "https://matinee.example/actor/100",
      "https://matinee.example/actor/1",
      "1915-11-13",
      "Crime",
      "Crime",
      "6.9/10",
    ]);
  });

  test.each([
    ["?season=1&episode=2", "Series 7 (1915), S1:E2 · TV Series · Matinee", ["TVSeries", "TVEpisode", "BreadcrumbList"]],
    ["?season=1", "Series 7 (1915) · TV Series · Matinee", ["TVSeries", "BreadcrumbList"]],
    ["?season=1&episode=99", "Series 7 (1915) · TV Series · Matinee", ["TVSeries", "BreadcrumbList"]],
  ])("at %s", (search, title, types) => {
    const choice = parseEpisodeChoice(new URLSearchParams(search));
    const head = read(seriesHead(site, sampleSeries(7), { extras: undefined, season: sampleSeason(1), choice }), { search });
    expect([head.title, head.types]).toEqual([title, types]);
    expect(head.content("og:url")).toBe(`https://matinee.example/tv/7-series-7${search}`);
  });
});

test("a person's card shows the photo, without a size", () => {
  const live = sampleLocalSite({ catalog: "live", imageBase: "https://images.example/t/p/" });
  const head = read(personHead(live, samplePerson(5, { profile_path: "/face.jpg" })), { renderedOn: live });
  expect(head.content("og:image")).toBe("https://images.example/t/p/h632/face.jpg");
  expect(head.content("twitter:card")).toBe("summary");
  expect(head.content("og:image:width")).toBeUndefined();
});

test("a film has its head even if its credits failed", () => {
  const head = read(movieHead(site, sampleMovie(19), undefined));
  expect(head.types).toEqual(["Movie", "BreadcrumbList"]);
  expect(read(movieHead(site, sampleMovie(19), { credits: sampleCredits() })).content("video:director")).toBe("https://matinee.example/actor/100");
});
