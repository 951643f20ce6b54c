import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { subjectKey } from "#domain/title-key.ts";
import { readPublicTitles } from "./facts.ts";
import { isFilmAddress } from "./film-hosts.ts";
import { checkAddress, copyPage, expectedFiles, typeOf } from "./model/addresses.ts";
import { copyKey, lengthBounds } from "./model/copies.ts";

type Film = { id: number; imdb_id: string | null; title: string; release_date: string; runtime: number };
type Series = {
  id: number;
  imdb_id: string | null;
  name: string;
  first_air_date: string;
  seasons: { season_number: number; episodes: { episode_number: number; name: string }[] }[];
};

const read = (pattern: string): unknown[] => globSync(pattern).flatMap((path) => JSON.parse(readFileSync(path, "utf8")) as unknown);
const films = new Map((read("sample/data/films/*.json") as Film[]).map((film) => [film.id, film]));
const series = new Map((read("sample/data/series/*.json") as Series[]).map((one) => [one.id, one]));

const titles = readPublicTitles(process.cwd(), undefined);
const copies = titles.flatMap((title) => title.copies.map((copy) => ({ copy, title })));

test("each film and episode is the embedded catalog's, once", () => {
  expect(titles.length).toBeGreaterThan(100);
  expect(new Set(titles.map(({ subject }) => subjectKey(subject))).size).toBe(titles.length);
  for (const { subject, title, year, imdbId, runtimeS } of titles) {
    if (subject.kind === "movie") {
      const film = films.get(subject.id);
      expect([title, year, imdbId, runtimeS]).toEqual([film?.title, Number(film?.release_date.slice(0, 4)), film?.imdb_id, (film?.runtime ?? 0) * 60]);
    } else {
      const show = series.get(subject.id);
      const season = show?.seasons.find(({ season_number }) => season_number === subject.season);
      const episode = season?.episodes.find(({ episode_number }) => episode_number === subject.episode);
      expect([title, year, imdbId]).toEqual([`${show?.name}: ${episode?.name}`, Number(show?.first_air_date.slice(0, 4)), show?.imdb_id]);
    }
  }
});

test("Commons' folders are those of the MD5 of a file's name", () => {
  for (const { copy } of copies) {
    if (copy.host !== "commons") continue;
    const hash = createHash("md5").update(copy.file).digest("hex");
    expect(copy).toMatchObject({ path: `${hash.slice(0, 1)}/${hash.slice(0, 2)}`, file: expect.not.stringContaining(" ") });
  }
});

test("every address of a copy is at one of the archives, and each copy stands once", () => {
  expect(new Set(copies.map(({ copy }) => copyKey(copy))).size).toBe(copies.length);
  for (const { copy } of copies)
    for (const address of [...expectedFiles(copy).map(({ url }) => url), checkAddress(copy) ?? copyPage(copy)])
      expect([address, isFilmAddress(address)]).toEqual([address, true]);
});

test("a known file is a video that browsers may play, and a documented length is the film's", () => {
  for (const { copy, title } of copies) {
    if (copy.host === "archive" && copy.file !== null) expect([copy.file, typeOf(copy.file)]).toEqual([copy.file, expect.any(String)]);
    const { min, max } = lengthBounds(null, title.runtimeS);
    if (copy.seconds !== null) expect(copy.seconds > min && copy.seconds < max, `${title.title}: ${copy.seconds}`).toBe(true);
  }
});

test("an open licence that asks for attribution has one", () => {
  for (const { copy } of copies) expect([copyKey(copy), copy.attribution !== null]).toEqual([copyKey(copy), copy.licence.startsWith("CC BY")]);
});
