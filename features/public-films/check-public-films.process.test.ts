import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { formatResult } from "#server/config/check-result.ts";
import { readEnv } from "#server/config/env.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { checkPublicFilms } from "./check-public-films.ts";
import { checksFile, storeCheck } from "./checks.ts";

const linesFor = (variables: Record<string, string> = {}) => {
  const { env } = readEnv({ DATA_DIR: temporaryFolder(), ...variables });
  return checkPublicFilms(env, process.cwd()).map(formatResult);
};

test("the doctor says what is offered, under which terms, and what a check has found", () => {
  expect(linesFor()).toEqual([
    expect.stringMatching(
      /^ok {7}public films: on, terms us: \d+ films and episodes, \d+ from Blender, \d+ from Wikimedia Commons, \d+ from Internet Archive; never checked$/,
    ),
  ]);
  expect(linesFor({ PUBLIC_FILMS_TERMS: "life70" })[0]).toContain("on, terms life70: ");
  expect(linesFor({ PUBLIC_FILMS: "off" })).toEqual(["ok       public films: off"]);
  const DATA_DIR = temporaryFolder();
  const found = { checkedAt: "2026-11-27T12:00:00Z", seconds: null, files: [], licence: null };
  storeCheck(DATA_DIR, "archive:Levoyagedanslalune", { ...found, state: "missing" });
  storeCheck(DATA_DIR, "archive:TheBoat", { ...found, checkedAt: "2026-11-01T12:00:00Z", state: "ok" });
  expect(linesFor({ DATA_DIR })[0]).toMatch(/; 2 copies checked, last on 2026-11-27, 1 bad$/);
  writeFileSync(checksFile(DATA_DIR), "{");
  expect(linesFor({ DATA_DIR })[1]).toMatch(/^warning {2}public films: .*public-films-checks\.json cannot be read \(.*\)\. Delete the file/);
});

test("the doctor names file and field of a mistake, also while public films are off", () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "public-films.json"), '{"titles":[{"subject":{"kind":"movie","id":5},"title":"A","year":1920,"basis":"B","copies":[]}]}');
  for (const PUBLIC_FILMS of ["on", "off"])
    expect(linesFor({ CONTENT_DIR: folder, PUBLIC_FILMS })).toEqual([
      expect.stringMatching(/^problem {2}public films: CONTENT_DIR: public-films\.json, titles\.0\.copies: must have at least one copy\. Correct/),
    ]);
});
