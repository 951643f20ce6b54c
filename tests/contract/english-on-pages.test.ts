import { expect, test } from "vitest";
import { allGenres } from "#domain/genre.ts";
import { languageName } from "#domain/language.ts";
import { pathIn } from "#domain/language-addresses.ts";
import type { Language } from "#domain/languages.ts";
import { offeredLanguages, offeredRegions } from "#domain/offered-codes.ts";
import { regionName } from "#domain/region.ts";
import { departments } from "#languages/de/site/departments.ts";
import { creditNames } from "#languages/de/titles/credit-names.ts";
import { createEmbeddedService } from "#sample/service.ts";
import { createProvider } from "#server/upstream/provider.ts";
import { catalogInLanguages } from "#tests/support/catalog-in-languages.ts";
import { namesIn, textsOf } from "#tests/support/page-texts.ts";
import { readPage } from "#tests/support/read-page.ts";
import { sampleApp } from "#tests/support/sample-app.ts";
import { sampleSite } from "#tests/support/sample-site.ts";
import { standIn } from "./upstream-providers.ts";

// No text of ours is in English on a page in another language: none that is the English page's on a German one, none in Latin letters on an Arabic one.

const pages = [
  "/",
  "/home",
  "/top?page=2",
  "/tv",
  "/genres",
  "/genres?genre=35",
  "/discover?genres=18,35&runtime=60-120&language=de",
  "/discover?type=tv&not=16",
  "/search?q=fritz&type=people",
  "/search?q=the&type=all",
  "/search?q=zzzzzz",
  "/movie/775",
  "/movie/19/credits",
  "/tv/900000503?season=1",
  "/tv/900000503/credits",
  "/actor/8635",
  "/actor/8635?tab=crew",
  "/collection/902000001",
  "/upcoming?list=soon&week=2",
  "/upcoming?list=home",
  "/airing?day=week",
  "/settings",
  "/list",
  "/list/import",
  "/shared?name=Mine&titles=movie:19",
  "/blogs",
  "/privacy",
  "/contact",
  "/nowhere",
];

/** Names of services, formats and the operator's texts. */
const ours = [
  ...["Matinee", "Watch your favorite movie online", "Multi-Quality", "Multi-Stream", "Server \\d+", "Mine", "fritz", "zzzzzz"],
  ...["TMDB", "IMDb", "JustWatch", "YouTube", "www\\.youtube-nocookie\\.com", "Wikidata", "Facebook", "Instagram", "JavaScript", "JSON"],
  ...[
    "Atom",
    "RSS",
    "Radarr",
    "Sonarr",
    "Letterboxd",
    "Trakt",
    "Simkl",
    "Movary",
    "Netflix",
    "Example [\\w ]+",
    "Beispieltrailer",
    "required name=search_term_string",
  ],
  // Those sites have English alone.
  ...["Settings", "Data Export", "Data", "Export", "Backup"],
  // The provider has its keywords in English alone, and its terms this sentence.
  ...["silent film", "film serial", "moon landing", "This product uses the TMDB API but is not endorsed or certified by TMDB\\."],
];
/** Countries and languages whose names are the same in German: "Chile", "Hindi". */
const places = [
  ...offeredRegions.map((code) => [regionName(code), regionName(code, "de")]),
  ...offeredLanguages.map((code) => [languageName(code), languageName(code, "de")]),
].flatMap(([inEnglish, inGerman]) => (inEnglish && inEnglish === inGerman ? [inEnglish] : []));
/** Words that German has as well. */
const german = [
  ...places,
  ...["Action", "Animation", "Drama", "Fantasy", "Horror", "Mystery", "Reality", "Sci-Fi & Fantasy", "Soap", "Talk", "Thriller", "Western"],
  ...["Budget", "Digital", "Film", "Genres", "Links", "Player", "Specials", "Status", "Support", "Videos"],
];

const { names } = createEmbeddedService();
const kinds = new Set([...allGenres.map(({ name }) => name), ...Object.keys(departments), ...Object.keys(creditNames.jobs)]);
const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
/** The longest names first: one may be within another. */
const anyOf = (words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{Script=Latin}\\d])(?:${words.toSorted((a, b) => b.length - a.length).join("|")})(?![\\p{Script=Latin}\\d])`, "gu");
/** A description may be cut. */
const isOneOf = (texts: ReadonlySet<string>, text: string): boolean =>
  texts.has(text) || (/(?:…|\.\.\.)$/.test(text) && [...texts].some((whole) => whole.startsWith(text.replace(/(?:…|\.\.\.)$/, ""))));
const isLatin = (text: string): boolean => /[A-Za-z]{4,}/.test(text);
/** More is a text. */
const longestName = 80;

const { catalog } = catalogInLanguages(createProvider(standIn.open().transport, {}));
const { app } = sampleApp({
  site: sampleSite({ languages: ["en", "de", "ar"], trailers: true, catalog: "live" }),
  catalog: { ...catalog, moviesHere: async () => [], seriesHere: async () => [] },
});

async function read(language: Language, path: string) {
  const response = await app.request(pathIn(language, path));
  const target = response.headers.get("location");
  const { page, state } = await readPage(target === null ? response : await app.request(target));
  return { texts: textsOf(page), names: namesIn(JSON.parse(state), kinds).filter((name) => name.length > 1) };
}

test.each(pages)("%s", async (path) => {
  const english = await read("en", path);
  const inGerman = await read("de", path);
  const inArabic = await read("ar", path);
  const known = new Set([...english.names, ...inGerman.names, ...inArabic.names, ...names.map(({ name }) => name)]);
  const allowed = [...ours, ...[...known].filter((name) => name.length <= longestName).map(escaped)];
  const left = (texts: readonly string[], words: RegExp) =>
    texts.filter((text) => isLatin(text) && !isOneOf(known, text) && isLatin(text.replaceAll(words, "")));
  const equal = inGerman.texts.filter((text) => english.texts.includes(text));
  expect(left(equal, anyOf([...allowed, ...german]))).toEqual([]);
  // Articles name films in Latin letters.
  if (path !== "/blogs") expect(left(inArabic.texts, anyOf(allowed))).toEqual([]);
});
