import { expect, test } from "vitest";
import type { VideoSubject } from "#domain/player.ts";
import type { Outcome } from "#features/media/match/outcome.ts";
import type { MediaRow } from "#features/media/rows/media-rows.ts";
import { createLibraryIndex } from "./library-index.ts";

const film = (id: number): Outcome => ({ kind: "movie", id, reason: "" });
const episodes = (first: number, last: number): Outcome => ({ kind: "episode", id: 7, season: 1, first, last, reason: "" });
const movie = (id: number): VideoSubject => ({ kind: "movie", id });
const episode = (number: number): VideoSubject => ({ kind: "tv", id: 7, season: 1, episode: number });

type Given = { version?: string; addedMs?: number; isGone?: boolean; root?: number; probe?: MediaRow["probe"] };

function row(id: string, outcome: Outcome, { version = "", addedMs = 1, isGone = false, root = 0, probe = null }: Given = {}): MediaRow {
  const body = { outcome, version, part: null, sidecars: [], evidence: "", addedMs, matchedMs: 1, isGone };
  return { id, root, path: Buffer.from(`${id}.mkv`), size: 1, modifiedMs: 1, body, probe };
}

const probe: MediaRow["probe"] = { container: "mkv", durationS: 60, video: null, audio: [], text: [], problem: null };
const everywhere = () => true;

function index(...rows: MediaRow[]) {
  const one = createLibraryIndex();
  one.update({ rows, isWhole: true }, everywhere);
  const namesOf = (subject: VideoSubject) => one.ofSubject(subject).map(({ id, version }) => [id, version]);
  return { ...one, namesOf, change: (...changed: MediaRow[]) => one.update({ rows: changed, isWhole: false }, everywhere) };
}

test("a change makes only its own title's files again", () => {
  const { change, ofSubject, file } = index(row("a", film(19)), row("b", film(20)));
  const [before, other] = [file("a"), ofSubject(movie(20))];
  expect(change(row("a", film(19), { probe }))).toEqual([movie(19)]);
  expect(file("a")).not.toBe(before);
  expect(file("a")?.probe).toEqual(probe);
  expect(ofSubject(movie(20))).toBe(other);
});

test("a row that says the same as before is no change", () => {
  const { change } = index(row("a", film(19)));
  expect(change(row("a", film(19)))).toEqual([]);
});

test("a file that becomes another film leaves the first one", () => {
  const { change, namesOf, movies, file, matched } = index(row("a", film(19)));
  expect(change(row("a", film(20)))).toEqual([movie(19), movie(20)]);
  expect([namesOf(movie(19)), namesOf(movie(20)), movies()]).toEqual([[], [["a", null]], [20]]);
  expect(change(row("a", { kind: "unmatched", reason: "" }))).toEqual([movie(20)]);
  expect([file("a"), movies(), matched()]).toEqual([null, [], 0]);
});

test("a second version gives both a name, and takes it with it when it goes", () => {
  const { change, namesOf } = index(row("a", film(19), { version: "720p" }));
  expect(namesOf(movie(19))).toEqual([["a", null]]);
  change(row("b", film(19), { version: "1080p" }));
  expect(namesOf(movie(19))).toEqual([
    ["b", "1080p"],
    ["a", "720p"],
  ]);
  change(row("b", film(19), { isGone: true }));
  expect(namesOf(movie(19))).toEqual([["a", null]]);
});

test("a file of two episodes is each of them that has no file of its own, and no version beside one", () => {
  const { namesOf, all, change } = index(row("a", episodes(1, 2)), row("b", episodes(2, 2)));
  expect([namesOf(episode(1)), namesOf(episode(2)), all().map(({ id }) => id)]).toEqual([[["a", null]], [["b", null]], ["a", "b"]]);
  expect(change(row("b", episodes(2, 2), { isGone: true }))).toEqual([episode(2)]);
  expect(namesOf(episode(2))).toEqual([["a", null]]);
  change(row("b", episodes(2, 2)), row("c", episodes(1, 1)));
  expect([namesOf(episode(1)), namesOf(episode(2)), all().map(({ id }) => id)]).toEqual([[["c", null]], [["b", null]], ["a", "b", "c"]]);
});

test("parts are in their order whatever their pictures", () => {
  const video = (height: number): MediaRow["probe"] => probe && { ...probe, video: { height } as NonNullable<NonNullable<MediaRow["probe"]>["video"]> };
  const part = (id: string, number: number, height: number): MediaRow => {
    const one = row(id, film(19), { probe: video(height) });
    return { ...one, body: { ...one.body, part: number } };
  };
  const { ofSubject } = index(part("b", 2, 1080), row("c", film(19), { version: "Restored", probe: video(720) }), part("a", 1, 480));
  expect(ofSubject(movie(19)).map(({ id }) => id)).toEqual(["a", "b", "c"]);
});

test("titles are in the order of their newest files, which a probe does not change", () => {
  const { change, movies, series, addedMs } = index(row("a", film(19), { addedMs: 5 }), row("b", film(20), { addedMs: 7 }), row("c", episodes(1, 1)));
  expect([movies(), series(), addedMs("movie", 19), addedMs("tv", 7), addedMs("tv", 19)]).toEqual([[20, 19], [7], 5, 1, undefined]);
  const before = movies();
  change(row("a", film(19), { addedMs: 5, probe }));
  expect(movies()).toBe(before);
  change(row("d", film(19), { addedMs: 9 }));
  expect([movies(), addedMs("movie", 19)]).toEqual([[19, 20], 9]);
});

test("what lies in a folder that is away is not offered until it is back", () => {
  const rows = [row("a", film(19), { root: 1 }), row("b", film(20)), row("c", { kind: "unmatched", reason: "" }, { root: 1 })];
  const one = createLibraryIndex();
  const all = { rows, isWhole: true };
  one.update(all, everywhere);
  expect([one.matched(), one.unmatched()]).toEqual([2, 1]);
  expect(one.update(all, ({ root }) => root === 0)).toEqual([movie(19)]);
  expect([one.movies(), one.matched(), one.unmatched()]).toEqual([[20], 1, 0]);
  expect(one.update(all, everywhere)).toEqual([movie(19)]);
});

test("of all rows those that are not among them are gone, and of some rows none", () => {
  const { change, all, update } = index(row("a", film(19)), row("b", film(19)), row("c", { kind: "unmatched", reason: "" }));
  expect(change(row("b", film(19)))).toEqual([]);
  expect(all().map(({ id }) => id)).toEqual(["a", "b"]);
  expect(update({ rows: [row("b", film(19))], isWhole: true }, everywhere)).toEqual([movie(19)]);
  expect(all().map(({ id }) => id)).toEqual(["b"]);
});
