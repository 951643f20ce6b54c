import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { watchTakedownFile } from "./takedown-file.ts";

const nothing = { movies: [], series: [], people: [] };

/** Watches a real folder, often, so that a test need not wait long. */
function watched(before?: object) {
  const folder = temporaryFolder();
  const path = join(folder, "takedown.json");
  const write = (content: unknown) => writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  if (before) write(before);
  const log = { info: vi.fn(), warn: vi.fn() };
  const list = watchTakedownFile({ folder, initial: { ...nothing, ...before }, log, everyMs: 10 });
  onTestFinished(() => list.close());
  return { path, write, log, list };
}

describe("the takedown list follows its file", () => {
  test("from the start on", () => {
    const { list } = watched({ movies: [19] });
    expect([list.has("movies", 19), list.has("movies", 20), list.has("series", 19)]).toEqual([true, false, false]);
  });

  test("where it was not there before", async () => {
    const { list, write, log } = watched();
    expect(list.has("movies", 19)).toBe(false);
    write({ movies: [19], series: [7] });
    await vi.waitFor(() => expect(list.has("movies", 19)).toBe(true), 5000);
    expect(list.has("series", 7)).toBe(true);
    expect(log.info).toHaveBeenCalledWith("takedown.json is in force: 1 films, 1 series, 0 people");
    expect(log.warn).not.toHaveBeenCalled();
  });

  test("when another file is moved over it", async () => {
    const { list, path } = watched({ movies: [19] });
    writeFileSync(`${path}.new`, JSON.stringify({ people: [5] }));
    renameSync(`${path}.new`, path);
    await vi.waitFor(() => expect(list.has("people", 5)).toBe(true), 5000);
    expect(list.has("movies", 19)).toBe(false);
  });
});

describe("what was blocked stays blocked", () => {
  test.each([
    ["{", /^CONTENT_DIR: takedown\.json is not readable as JSON \(.*\); the last list stays in force$/],
    ['{"movies":\n[1],\n"movies2":', /^CONTENT_DIR: takedown\.json is not readable as JSON \([^\n]*\); the last list stays in force$/],
    [{ movies: ["x"] }, "CONTENT_DIR: takedown.json, movies.0: must be a whole number; the last list stays in force"],
  ])("when the file is %j, and one line says why", async (mistake, line) => {
    const { list, write, log } = watched({ movies: [19] });
    write(mistake);
    await vi.waitFor(() => expect(log.warn).toHaveBeenCalledTimes(1), 5000);
    expect(log.warn).toHaveBeenCalledWith(typeof line === "string" ? line : expect.stringMatching(line));
    expect(list.has("movies", 19)).toBe(true);
  });

  test("when the file cannot be read, also where nothing was blocked before", async () => {
    const { list, path, log } = watched({ movies: [19] });
    rmSync(path);
    mkdirSync(path);
    await vi.waitFor(
      () =>
        expect(log.warn).toHaveBeenCalledWith(
          expect.stringMatching(/^takedown\.json cannot be read \(EISDIR.*: the last list stays in force; write empty lists to lift it$/),
        ),
      5000,
    );
    expect(list.has("movies", 19)).toBe(true);
    const empty = watched({});
    rmSync(empty.path);
    mkdirSync(empty.path);
    await vi.waitFor(() => expect(empty.log.warn).toHaveBeenCalledTimes(1), 5000);
  });

  test("when the file goes", async () => {
    const { list, path, log } = watched({ movies: [19] });
    rmSync(path);
    await vi.waitFor(() => expect(log.warn).toHaveBeenCalledTimes(1), 5000);
    expect(log.warn).toHaveBeenCalledWith("takedown.json is gone: the last list stays in force; write empty lists to lift it");
    expect(list.has("movies", 19)).toBe(true);
  });
});

test("equal lists are one version, whatever their order, and an empty one is none", () => {
  const versionOf = (list: object) => watched(list).list.version();
  expect(versionOf({ movies: [1, 2], people: [3] })).toBe(versionOf({ people: [3, 3], movies: [2, 1] }));
  expect(versionOf({ movies: [1] })).not.toBe(versionOf({ series: [1] }));
  expect(versionOf({})).toBe("");
});

test("without a content folder nothing is watched", () => {
  const list = watchTakedownFile({ folder: undefined, initial: nothing, log: { info: vi.fn(), warn: vi.fn() } });
  expect([list.has("movies", 19), list.version()]).toEqual([false, ""]);
  list.close();
});
