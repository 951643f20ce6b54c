import { expect, test } from "vitest";
import { generateNames, type NameCase } from "#tests/support/media-names/generate-names.ts";
import { knownTitles } from "#tests/support/media-names/known-titles.ts";
import { makeFiles } from "#tests/support/media-names/make-files.ts";
import { foundIn, scanFiles } from "#tests/support/media-names/scan-files.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const cases = generateNames(knownTitles(process.cwd()), { seed: 21, each: 8 });

const expectedOf = ({ expected }: NameCase): string => {
  if (typeof expected === "string") return expected;
  if (typeof expected === "number") return `movie ${expected}`;
  const { id, season, first, last } = expected;
  return `episode ${id} ${season} ${first}${last > first ? `-${last}` : ""}`;
};

const isMatch = (text: string): boolean => /^(?:movie|episode) /.test(text);

test("names of more than a hundred conventions match their titles and no others, and a second scan makes no call", async () => {
  const folder = temporaryFolder();
  const { lines, rows, scan, calls } = await scanFiles(makeFiles(folder, cases));
  const results = cases.map((one) => {
    const line = lines.get(`${folder}/${one.root}/${one.path}`);
    return { ...one, expectation: expectedOf(one), found: foundIn(line), reason: line?.reason };
  });
  const differing = results.filter(({ found, expectation }) => found !== expectation);
  const shown = differing.map(({ convention, path, found, reason }) => `${convention}: ${path} is ${found} (${reason})`).join("\n");
  const matched = results.filter(({ found }) => isMatch(found));
  const matching = results.filter(({ expectation }) => isMatch(expectation));
  expect(new Set(cases.map(({ convention }) => convention)).size).toBeGreaterThan(100);
  expect(1 - differing.filter(({ found }) => isMatch(found)).length / matched.length, shown).toBe(1);
  expect(1 - differing.filter(({ expectation }) => isMatch(expectation)).length / matching.length, shown).toBeGreaterThanOrEqual(0.97);

  const before = calls();
  const again = await scan(rows);
  expect(again.result.files.filter(({ isChanged }) => isChanged)).toEqual([]);
  expect(calls()).toBe(before);
});
