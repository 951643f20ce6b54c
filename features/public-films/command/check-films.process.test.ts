import { expect, test } from "vitest";
import { storeCheck } from "#features/public-films/checks.ts";
import type { CopyCheck, PublicTitle } from "#features/public-films/model/copies.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { copiesToCheck } from "./check-films.ts";

const copies = ["a", "b", "c", "d"].map((item) => ({ host: "archive", item, file: null, seconds: null, licence: "CC0", attribution: null }) as const);
const title: PublicTitle = {
  subject: { kind: "movie", id: 5 },
  imdbId: null,
  title: "A",
  year: 1920,
  runtimeS: null,
  basis: "",
  freeByLife70: null,
  copies: [...copies],
};

test("what is unchecked comes first, then what was checked longest ago, and nothing of the last 30 days unless by its id", () => {
  const dataDir = temporaryFolder();
  const found: Omit<CopyCheck, "checkedAt"> = { state: "ok", seconds: null, files: [], licence: null };
  storeCheck(dataDir, "archive:a", { ...found, checkedAt: "2026-11-20T00:00:00Z" });
  storeCheck(dataDir, "archive:b", { ...found, checkedAt: "2026-09-20T00:00:00Z" });
  storeCheck(dataDir, "archive:c", { ...found, checkedAt: "2026-08-20T00:00:00Z" });
  const items = (all: boolean) =>
    copiesToCheck([title], dataDir, { all, now: Date.parse("2026-11-27T00:00:00Z") }).map(({ copy }) => copy.host === "archive" && copy.item);
  expect(items(false)).toEqual(["d", "c", "b"]);
  expect(items(true)).toEqual(["d", "c", "b", "a"]);
});
