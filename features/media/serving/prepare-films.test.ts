import { expect, onTestFinished, test, vi } from "vitest";
import type { MediaFile } from "#features/media/media-file.ts";
import type { Probe } from "#features/media/media-probe.ts";
import { eventually } from "#tests/support/eventually.ts";
import { prepareFilms } from "./prepare-films.ts";

const probe: Probe = {
  container: "mkv",
  durationS: 60,
  video: { codec: "avc1.640032", name: "H.264", width: 1280, height: 720 },
  audio: [],
  text: [],
  problem: null,
};
const file = (id: string, change: Partial<MediaFile> = {}): MediaFile => ({
  ...{ id, root: 0, path: `${id}.mkv`, size: 1, modifiedMs: 1, addedMs: 1, subjects: [{ kind: "movie", id: 19 }] },
  ...{ version: null, part: null, sidecars: [], probe, ...change },
});

/** A library with these files; keyframes are stored of those that are named. */
function prepare(files: readonly MediaFile[], indexed: readonly string[]) {
  const lookedFor: string[] = [];
  const library = {
    all: () => files,
    file: (id: string) => files.find((one) => one.id === id) ?? null,
    saveProbe: async () => undefined,
    saveKeyframes: async () => undefined,
    hasKeyframes: async (id: string) => indexed.includes(id),
    absolutePath: async ({ id }: MediaFile) => {
      lookedFor.push(id);
      return null;
    },
    onChange: () => () => undefined,
  };
  const reader = { run: vi.fn(), close: async () => undefined };
  const preparation = prepareFilms({ library, reader, gate: (_, run) => run(), log: { info: () => undefined, warn: () => undefined } });
  onTestFinished(preparation.close);
  return { preparation, lookedFor };
}

test("after a restart no file is opened again of which everything is stored", async () => {
  const damaged = { ...probe, problem: { reason: "damaged", name: null } } as const;
  const files = [file("stored"), file("damaged", { probe: damaged }), file("new", { probe: null }), file("unindexed")];
  const { preparation, lookedFor } = prepare(files, ["stored"]);
  await eventually(() => expect(lookedFor).toEqual(["new", "unindexed"]));
  expect(preparation.waiting()).toBe(2);
  expect(files.map((one) => preparation.isIndexed(one))).toEqual([true, false, false, false]);
});

test("visitors come between two files, even if everything about them is stored", async () => {
  const ids = Array.from({ length: 20 }, (_, index) => `stored-${index}`);
  const { preparation } = prepare(
    ids.map((id) => file(id)),
    ids,
  );
  await new Promise((resolve) => setImmediate(resolve));
  expect(preparation.waiting()).toBeGreaterThan(0);
  await eventually(() => expect(preparation.waiting()).toBe(0));
});
