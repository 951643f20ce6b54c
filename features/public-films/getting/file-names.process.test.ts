import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import type { PublicTitle } from "#features/public-films/model/copies.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { completeFile, fileStem } from "./file-names.ts";

const named = (title: string, part: Partial<PublicTitle> = {}) =>
  fileStem({ subject: { kind: "movie", id: 5 }, imdbId: null, title, year: 1950, runtimeS: null, basis: "", freeByLife70: null, copies: [], ...part });

test("names have ids of databases that another catalog knows as well", () => {
  expect(named("Nosferatu")).toBe("Nosferatu (1950) {tmdb-5}");
  const subject = { kind: "movie", id: 900_000_110 } as const;
  expect(named("The Boat", { subject, imdbId: "tt0011984" })).toBe("The Boat (1950) {imdb-tt0011984}");
  expect(named("The Boat", { subject })).toBe("The Boat (1950)");
  const episode = { kind: "tv", id: 7, season: 1, episode: 2 } as const;
  expect(named("Caminandes: Gran Dillama: One", { subject: episode })).toBe("Caminandes (1950) {tmdb-7}/Season 01/Caminandes S01E02 Gran Dillama - One");
});

test.each([
  ['What? "A/B\\C" <D> | *', "What A-B-C D -"],
  ["...And Then.", "And Then"],
  ["../../etc/passwd", "-..-etc-passwd"],
  ["a\u0000b\nc", "abc"],
  ["???", "Film"],
  ["x".repeat(300), "x".repeat(120)],
])("%j is a valid name on Windows", (title, name) => {
  expect(named(title)).toBe(`${name} (1950) {tmdb-5}`);
});

test("a film is there under any of the archives' formats", () => {
  const folder = temporaryFolder();
  const path = join(folder, "Series/Season 01/A.ogv");
  mkdirSync(dirname(path), { recursive: true });
  expect(completeFile(folder, "Series/Season 01/A")).toBeNull();
  writeFileSync(`${path}.part`, "");
  expect(completeFile(folder, "Series/Season 01/A")).toBeNull();
  writeFileSync(path, "");
  expect(completeFile(folder, "Series/Season 01/A")).toBe(path);
});
