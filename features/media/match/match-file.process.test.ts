import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { splitExtension } from "#features/media/names/file-kind.ts";
import { parseNfo } from "#features/media/names/nfo.ts";
import { embeddedTitles } from "#tests/support/embedded-titles.ts";
import type { FileContext } from "./file-context.ts";
import { matchFile } from "./match-file.ts";
import type { Outcome } from "./outcome.ts";

const { titles } = await embeddedTitles(process.cwd());
const noNfos = { own: null, film: null, show: null };

function contextOf(path: string, beside: readonly string[] = [], nfos: FileContext["nfos"] = noNfos): FileContext {
  const names = path.split("/");
  const { stem } = splitExtension(names.at(-1) ?? "");
  return { stem, folders: names.slice(0, -1), siblings: [stem, ...beside.map((name) => splitExtension(name).stem)], extra: null, nfos };
}

/** "movie 19", "tv 509 2 5", with the last three digits of our own series' ids. */
function shown(outcome: Outcome): string {
  if (outcome.kind === "movie") return `movie ${outcome.id}`;
  if (outcome.kind !== "episode") return outcome.kind;
  const { id, season, first, last } = outcome;
  return `tv ${id % 1000} ${season} ${first}${last > first ? `-${last}` : ""}`;
}

/** Lines of "expected<tab>path", with the names of other videos in the folder behind further tabs. */
const examples = readFileSync(new URL("./names.tsv", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => line.split("\t"));

test.each(examples)("%s: %s", async (expected, path = "", ...beside) => {
  const outcome = await matchFile(contextOf(path, beside), titles());
  expect(shown(outcome), "reason" in outcome ? outcome.reason : "").toBe(expected);
});

const nfo = (text: string) => parseNfo(Buffer.from(text));

test("a film's .nfo counts more than its name", async () => {
  const own = nfo('<movie><title>x</title><uniqueid type="imdb">tt0017136</uniqueid></movie>');
  expect(shown(await matchFile(contextOf("The Kid (1921).mkv", [], { ...noNfos, own }), titles()))).toBe("movie 19");
  const stated = nfo("<movie><title>Metropolis</title><year>1927</year></movie>");
  expect(shown(await matchFile(contextOf("abc.mkv", [], { ...noNfos, own: stated }), titles()))).toBe("movie 19");
});

test("a series' .nfo names the series, an episode's its number", async () => {
  const show = nfo('<tvshow><uniqueid type="tmdb">900000509</uniqueid></tvshow>');
  expect(shown(await matchFile(contextOf("Cartoons/Season 1/S01E03.mkv", [], { ...noNfos, show }), titles()))).toBe("tv 509 1 3");
  const own = nfo('<episodedetails><showtitle>Superman</showtitle><season>2</season><episode>5</episode><uniqueid type="tmdb">19</uniqueid></episodedetails>');
  expect(shown(await matchFile(contextOf("whatever.mkv", [], { ...noNfos, own }), titles()))).toBe("tv 509 2 5");
});

test("a reason names the closest titles", async () => {
  const outcome = await matchFile(contextOf("Metropolus (1927).mkv"), titles());
  expect(outcome).toEqual({ kind: "unmatched", reason: 'no film is called "Metropolus" (1927); closest: Metropolis (1927, movie:19)' });
});

test("a reason names the season that is whole in one file", async () => {
  const outcome = await matchFile(contextOf("Judex S01.mkv"), titles());
  expect(outcome).toMatchObject({ kind: "unmatched", reason: expect.stringMatching(/^season 1 of Judex in one file/) });
});

test("a reason names a series by the key that --fix takes", async () => {
  const outcome = await matchFile(contextOf("Judexx S01E01.mkv"), titles());
  expect(outcome).toMatchObject({ kind: "unmatched", reason: expect.stringMatching(/Judex \(\d{4}, tv:900000503\)/) });
});
