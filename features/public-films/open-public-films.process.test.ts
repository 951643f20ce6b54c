import { rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readEnv } from "#server/config/env.ts";
import { eventually } from "#tests/support/eventually.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { checksFile, storeCheck } from "./checks.ts";
import { filmOrigins } from "./model/addresses.ts";
import type { CopyCheck, PublicTitle } from "./model/copies.ts";
import { noPublicFilms, openPublicFilms } from "./open-public-films.ts";

const voyage = { kind: "movie", id: 775 } as const;
const boat = { kind: "movie", id: 900_000_110 } as const;
const voyageKeys = ["commons:Le_Voyage_dans_la_Lune_(1902).webm", "archive:Levoyagedanslalune", "archive:ATripToTheMoonGeorgeMelies"];
const file = { url: "https://archive.org/download/TheBoat/boat.mp4", type: "video/mp4", height: 480, bytes: 9 };

const checked = (part: Partial<CopyCheck>): CopyCheck => ({
  ...{ checkedAt: "2026-11-27T12:00:00Z", state: "missing", seconds: null, files: [], licence: null },
  ...part,
});

function open(variables: Record<string, string> = {}) {
  const env = readEnv({ DATA_DIR: temporaryFolder(), ...variables }).env;
  const warnings: string[] = [];
  const films = openPublicFilms(env, process.cwd(), { log: { warn: (line) => warnings.push(line) }, rereadMs: 5 });
  onTestFinished(films.close);
  return { films, warnings, dataDir: env.DATA_DIR };
}

test("the embedded catalog's films are offered, with a film database only if asked for", () => {
  expect(
    open()
      .films.of(voyage)
      ?.copies.map(({ host }) => host),
  ).toEqual(["commons"]);
  expect(open({ PUBLIC_FILMS: "off" }).films).toBe(noPublicFilms);
  expect(open().films.origins.toSorted()).toEqual(Object.values(filmOrigins).flat().toSorted());
  expect(open({ TMDB_API_KEY: "key" }).films.of(voyage)).toBeNull();
  expect(open({ TMDB_API_KEY: "key", PUBLIC_FILMS: "on" }).films.of(voyage)).not.toBeNull();
});

test("by life70 only titles are offered whose protection has ended by a documented year", () => {
  const { films } = open({ PUBLIC_FILMS_TERMS: "life70" });
  const [general, blackPirate, bunny, nosferatu] = [961, 900_000_208, 10_378, 653];
  expect([voyage.id, nosferatu, bunny].filter((id) => !films.movies().includes(id))).toEqual([]);
  expect([general, blackPirate].filter((id) => films.movies().includes(id))).toEqual([]);
  expect(open().films.movies()).toContain(general);
  const withProvider = open({ TMDB_API_KEY: "key", PUBLIC_FILMS: "on", PUBLIC_FILMS_TERMS: "life70" }).films.movies();
  expect([nosferatu, general].map((id) => withProvider.includes(id))).toEqual([true, false]);
});

test("the results of a check take effect without a restart", async () => {
  const { films, dataDir } = open();
  expect(films.of(boat)).toBeNull();
  storeCheck(dataDir, "archive:TheBoat", checked({ state: "ok", seconds: 1400, files: [file] }));
  await eventually(() => expect(films.of(boat)?.copies).toMatchObject([{ host: "archive", files: [file], length: { min: 1260, max: expect.closeTo(1540) } }]));
  expect(films.movies()).toContain(boat.id);
  for (const key of voyageKeys) storeCheck(dataDir, key, checked({ state: "not-free", files: [file] }));
  await eventually(() => expect(films.of(voyage)).toBeNull());
  expect(films.movies()).not.toContain(voyage.id);
  expect(films.of(boat)).not.toBeNull();
});

test("a file above 1 GB is not offered, and a copy that has no other is none", () => {
  const dataDir = temporaryFolder();
  const large = { ...file, bytes: 2e9 };
  const copiesWith = (...files: CopyCheck["files"]) => {
    storeCheck(dataDir, "archive:TheBoat", checked({ state: "ok", files }));
    return open({ DATA_DIR: dataDir }).films.of(boat)?.copies;
  };
  expect(copiesWith(large, file)).toMatchObject([{ files: [file] }]);
  expect(copiesWith(large)).toBeUndefined();
});

test("a damaged file of checks is named once, and counts for nothing", async () => {
  const { films, warnings, dataDir } = open();
  writeFileSync(checksFile(dataDir), '{"archive:TheBoat":{"state":"ok"}}');
  await eventually(() =>
    expect(warnings).toEqual([expect.stringContaining("public-films-checks.json: archive:TheBoat.checkedAt is not what npm run films writes")]),
  );
  expect(films.of(voyage)).not.toBeNull();
  storeCheck(dataDir, "archive:TheBoat", checked({ state: "ok", files: [file] }));
  await eventually(() => expect(films.of(boat)).not.toBeNull());
  storeCheck(dataDir, "archive:TheBoat", checked({ state: "ok", files: [{ ...file, url: "https://films.example/boat.mp4" }] }));
  await eventually(() => expect(warnings).toHaveLength(2));
  expect(films.of(boat)).toBeNull();
});

test("a file of checks whose state cannot be read ends nothing", async () => {
  const { films, warnings, dataDir } = open();
  storeCheck(dataDir, "archive:TheBoat", checked({ state: "ok", files: [file] }));
  await eventually(() => expect(films.of(boat)).not.toBeNull());
  rmSync(checksFile(dataDir));
  symlinkSync(checksFile(dataDir), checksFile(dataDir));
  await eventually(() => expect(warnings).toEqual([expect.stringContaining("cannot be read (ELOOP")]));
  expect(films.of(boat)).toBeNull();
});

const own = (part: Partial<Omit<PublicTitle, "copies">> & { copies: unknown[] }) => ({ subject: voyage, title: "A Trip", year: 1902, basis: "Own", ...part });

test("an operator's file replaces a title's copies and adds titles; a mistake names file and field", () => {
  const folder = temporaryFolder();
  const write = (...titles: unknown[]) => writeFileSync(join(folder, "public-films.json"), JSON.stringify({ titles }));
  const copy = { host: "archive", item: "own", file: "own.mp4", licence: "CC0" };
  write(own({ copies: [copy] }), own({ subject: { kind: "movie", id: 5 }, copies: [copy] }));
  const { films } = open({ CONTENT_DIR: folder });
  expect(films.of(voyage)?.copies.map(({ page }) => page)).toEqual(["https://archive.org/details/own"]);
  expect([5, 961].filter((id) => !films.movies().includes(id))).toEqual([]);
  write(own({ copies: [{ ...copy, host: "blender", url: "https://films.example/a.mp4" }] }));
  expect(() => open({ CONTENT_DIR: folder })).toThrow(/^CONTENT_DIR: public-films\.json, titles\.0\.copies\.0/);
});

test("by life70 a title is free in its documented year, not before it, and not without one", () => {
  const folder = temporaryFolder();
  const thisYear = new Date().getUTCFullYear();
  const copies = [{ host: "archive", item: "own", file: "own.mp4", licence: "Public domain" }];
  const titles = [thisYear, thisYear + 1, null].map((freeByLife70, index) => own({ subject: { kind: "movie", id: 5 + index }, freeByLife70, copies }));
  writeFileSync(join(folder, "public-films.json"), JSON.stringify({ titles }));
  const { films } = open({ CONTENT_DIR: folder, PUBLIC_FILMS_TERMS: "life70" });
  expect([5, 6, 7].filter((id) => films.movies().includes(id))).toEqual([5]);
});
