import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { watchTakedownFile } from "./takedown-file.ts";

const nothing = { movies: [], series: [], people: [] };

/** Watches a real folder with a short interval. */
function watchFolder(initial?: object) {
  const folder = temporaryFolder();
  const path = join(folder, "takedown.json");
  const write = (content: unknown) => writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  if (initial) write(initial);
  const log = { info: vi.fn(), warn: vi.fn() };
  const list = watchTakedownFile({ folder, initial: { ...nothing, ...initial }, log, everyMs: 10 });
  onTestFinished(() => list.close());
  return { path, write, log, list };
}

describe("the takedown list follows its file", () => {
  test("from the start", () => {
    const { list } = watchFolder({ movies: [19] });
    expect([list.has("movies", 19), list.has("movies", 20), list.has("series", 19)]).toEqual([true, false, false]);
  });

  test("if the file is created later", async () => {
    const { list, write, log } = watchFolder();
    expect(list.has("movies", 19)).toBe(false);
    write({ movies: [19, 20], series: [7] });
    await eventually(() => expect(list.has("movies", 19)).toBe(true));
    expect(list.has("series", 7)).toBe(true);
    expect(log.info).toHaveBeenCalledWith("takedown.json is in force: 2 films, 1 series, 0 people");
    expect(log.warn).not.toHaveBeenCalled();
  });

  test("if another file is moved over it", async () => {
    const { list, path } = watchFolder({ movies: [19] });
    writeFileSync(`${path}.new`, JSON.stringify({ people: [5] }));
    renameSync(`${path}.new`, path);
    await eventually(() => expect(list.has("people", 5)).toBe(true));
    expect(list.has("movies", 19)).toBe(false);
  });
});

describe("the last list stays in force", () => {
  test.each([
    ["{", /^CONTENT_DIR: takedown\.json is not readable as JSON \(.*\); the last list stays in force$/],
    ['{"movies":\n[1],\n"movies2":', /^CONTENT_DIR: takedown\.json is not readable as JSON \([^\n]*\); the last list stays in force$/],
    [{ movies: ["x"] }, "CONTENT_DIR: takedown.json, movies.0: must be a whole number; the last list stays in force"],
  ])("if the file is %j, and one warning says why", async (mistake, line) => {
    const { list, write, log } = watchFolder({ movies: [19] });
    write(mistake);
    await eventually(() => expect(log.warn).toHaveBeenCalledTimes(1));
    expect(log.warn).toHaveBeenCalledWith(typeof line === "string" ? line : expect.stringMatching(line));
    expect(list.has("movies", 19)).toBe(true);
  });

  test("if the file cannot be read; that is logged for an empty list as well", async () => {
    const { list, path, log } = watchFolder({ movies: [19] });
    rmSync(path);
    mkdirSync(path);
    await eventually(() =>
      expect(log.warn).toHaveBeenCalledWith(
        expect.stringMatching(/^takedown\.json cannot be read \(EISDIR.*: the last list stays in force; write empty lists to lift it$/),
      ),
    );
    expect(list.has("movies", 19)).toBe(true);
    const empty = watchFolder({});
    rmSync(empty.path);
    mkdirSync(empty.path);
    await eventually(() => expect(empty.log.warn).toHaveBeenCalledTimes(1));
  });

  test("if the file is deleted", async () => {
    const { list, path, log } = watchFolder({ movies: [19] });
    rmSync(path);
    await eventually(() => expect(log.warn).toHaveBeenCalledTimes(1));
    expect(log.warn).toHaveBeenCalledWith("takedown.json is gone: the last list stays in force; write empty lists to lift it");
    expect(list.has("movies", 19)).toBe(true);
  });
});

test("equal lists have one version, whatever their order, and an empty list has none", () => {
  const versionOf = (list: object) => watchFolder(list).list.version();
  expect(versionOf({ movies: [1, 2], people: [3] })).toBe(versionOf({ people: [3, 3], movies: [2, 1] }));
  expect(versionOf({ movies: [1] })).not.toBe(versionOf({ series: [1] }));
  expect(versionOf({})).toBe("");
});

test("without a content folder nothing is watched", () => {
  const list = watchTakedownFile({ folder: undefined, initial: nothing, log: { info: vi.fn(), warn: vi.fn() } });
  expect([list.has("movies", 19), list.version()]).toEqual([false, ""]);
  list.close();
});
