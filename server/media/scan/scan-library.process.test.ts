import { expect, test } from "vitest";
import { embeddedTitles } from "#tests/support/embedded-titles.ts";
import { generateNames, type NameCase } from "#tests/support/media-names/generate-names.ts";
import { knownTitles } from "#tests/support/media-names/known-titles.ts";
import { makeFiles } from "#tests/support/media-names/make-files.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { reportLines } from "../command/report.ts";
import type { MediaRow } from "../rows/media-rows.ts";
import { scanLibrary } from "./scan-library.ts";

const root = process.cwd();

const expectedOf = ({ expected }: NameCase): string => {
  if (typeof expected === "string") return expected;
  return typeof expected === "number" ? `movie ${expected}` : `episode ${expected.id} ${expected.season} ${expected.first} ${expected.last}`;
};

async function scanned(cases: readonly NameCase[]) {
  const folder = temporaryFolder();
  const folders = makeFiles(folder, cases);
  const { titles, source, calls } = await embeddedTitles(root);
  const rows = { write: async () => undefined, saveScan: async () => undefined, forgetGone: async () => undefined };
  const scan = (known: ReadonlyMap<string, MediaRow>) =>
    scanLibrary({ folders, source, titles: titles(), rows, known, corrections: new Map(), retryMs: 0, call: (_, run) => run() });
  const result = await scan(new Map());
  const lines = reportLines(folders, result).map((line) => {
    const found = line.kind === "episode" ? `episode ${line.tmdb_id} ${line.season} ${line.episode} ${line.episode_end ?? line.episode}` : line.kind;
    return { key: `${line.root}/${line.path}`, found: line.kind === "movie" ? `movie ${line.tmdb_id}` : found, reason: line.reason };
  });
  return { folder, lines: new Map(lines.map((line) => [line.key, line])), result, scan, calls };
}

test("a file is matched to its title, and never to another", async () => {
  const cases = generateNames(knownTitles(root), { seed: 21, each: 8 });
  const { folder, lines } = await scanned(cases);
  const results = cases.map((one) => ({ ...one, expectation: expectedOf(one), line: lines.get(`${folder}/${one.root}/${one.path}`) }));
  const isMatch = (text: string | undefined): boolean => /^(?:movie|episode) /.test(text ?? "");
  const matched = results.filter(({ line }) => isMatch(line?.found));
  const wrong = matched.filter(({ line, expectation }) => line?.found !== expectation);
  const expectedMatches = results.filter(({ expectation }) => isMatch(expectation));
  const missed = expectedMatches.filter(({ line, expectation }) => line?.found !== expectation);
  const misnamed = results.filter(({ line, expectation }) => !isMatch(expectation) && line?.found !== expectation);
  if (process.env.SHOW)
    console.log(
      JSON.stringify(
        [...wrong, ...missed, ...misnamed].map(({ convention, path, expectation, line }) => [convention, path, expectation, line?.found, line?.reason]),
        null,
        0,
      ).replaceAll("],[", "],\n["),
    );
  if (process.env.SHOW) console.log(results.length, matched.length, wrong.length, missed.length, misnamed.length);
  expect(1 - wrong.length / matched.length).toBeGreaterThanOrEqual(0.995);
  expect(1 - missed.length / expectedMatches.length).toBeGreaterThanOrEqual(0.95);
});
