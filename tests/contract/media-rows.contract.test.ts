import { afterAll, describe, expect, onTestFinished, test, vi } from "vitest";
import type { MediaBody, MediaRow, MediaRows } from "#features/media/rows/media-rows.ts";
import { postgresMediaRows } from "#features/media/rows/postgres-media-rows.ts";
import { sqliteMediaRows } from "#features/media/rows/sqlite-media-rows.ts";
import { openPostgres } from "#server/store/postgres-database.ts";
import { patientTimeouts, startPostgres } from "#tests/support/postgres.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const server = await startPostgres();
afterAll(() => server.stop());

const log = { info: vi.fn(), warn: vi.fn() };

/** Two processes on the same rows. */
const stores: Record<string, () => Promise<() => Promise<MediaRows>>> = {
  SQLite: async () => {
    const folder = temporaryFolder();
    return async () => sqliteMediaRows(folder, log);
  },
  PostgreSQL: async () => {
    const url = await server.emptyDatabase();
    return async () => {
      const database = await openPostgres({ url, log, timeouts: patientTimeouts });
      onTestFinished(database.close);
      return postgresMediaRows(database.primary);
    };
  },
};

const body: MediaBody = {
  outcome: { kind: "movie", id: 19, reason: "title and year" },
  ...{ version: "1080p", part: null, sidecars: [], evidence: "e", addedMs: 1, matchedMs: 2, isGone: false },
};
const path = new Uint8Array([0x48, 0xe4, 0x0a, 0xff]);
const row = (id: string, change: Partial<Omit<MediaRow, "probe">> = {}) => ({
  id,
  root: 0,
  path,
  size: 5_000_000_000,
  modifiedMs: 1_700_000_000_123,
  body,
  ...change,
});
const probe = { container: "mkv" as const, durationS: 60, video: null, audio: [], text: [], problem: null };

describe.each(Object.entries(stores))("the media library's rows in %s", (_, newStore) => {
  async function opened(): Promise<[MediaRows, MediaRows]> {
    const open = await newStore();
    const rows: [MediaRows, MediaRows] = [await open(), await open()];
    onTestFinished(async () => void (await Promise.all(rows.map((one) => one.close()))));
    return rows;
  }

  test("are read by other processes, each change once", async () => {
    const [one, other] = await opened();
    await one.write(Array.from({ length: 450 }, (_unused, index) => row(`id-${String(index).padStart(3, "0")}`)));
    const first = await other.changesSince(0);
    expect(first.rows).toHaveLength(450);
    expect({ ...first.rows[0], path: [...(first.rows[0]?.path ?? [])] }).toEqual({ ...row("id-000"), path: [...path], probe: null });
    expect((await other.changesSince(first.version)).rows).toEqual([]);
    await one.saveProbe(row("id-007"), probe);
    const second = await other.changesSince(first.version);
    expect(second.rows.map(({ id, probe: found }) => [id, found])).toEqual([["id-007", probe]]);
    expect(new Set((await other.changesSince(0)).rows.map(({ id }) => id)).size).toBe(450);
  });

  test("lose what is known of a file's content when the file changes, and keep it otherwise", async () => {
    const [one] = await opened();
    await one.write([row("a"), row("b")]);
    for (const id of ["a", "b"]) {
      await one.saveProbe(row(id), probe);
      await one.saveKeyframes(row(id), new Uint8Array([1, 2, 3]));
    }
    await one.write([row("a", { size: 6 }), row("b", { body: { ...body, version: "720p" } })]);
    const { rows } = await one.changesSince(0);
    expect(rows.map(({ id, probe: found }) => [id, found])).toEqual([
      ["a", null],
      ["b", probe],
    ]);
    expect(await one.keyframes("a")).toBeNull();
    expect([await one.hasKeyframes("a"), await one.hasKeyframes("b")]).toEqual([false, true]);
    expect([...((await one.keyframes("b")) ?? [])]).toEqual([1, 2, 3]);
  });

  test("take nothing that was read of a file before it changed", async () => {
    const [one] = await opened();
    await one.write([row("a")]);
    await one.write([row("a", { modifiedMs: 1_700_000_000_124 })]);
    await one.saveProbe(row("a"), probe);
    await one.saveKeyframes(row("a"), new Uint8Array([1]));
    expect((await one.changesSince(0)).rows.map(({ probe: found }) => found)).toEqual([null]);
    expect(await one.hasKeyframes("a")).toBe(false);
  });

  test("keep files that are gone for a while", async () => {
    const [one] = await opened();
    await one.write([row("a"), row("b")]);
    await one.write([row("a", { body: { ...body, isGone: true } })]);
    await one.forgetGone(Date.now() - 60_000);
    expect((await one.changesSince(0)).rows).toHaveLength(2);
    await one.forgetGone(Date.now() + 60_000);
    expect((await one.changesSince(0)).rows.map(({ id }) => id)).toEqual(["b"]);
  });

  test("keep a correction that was made while a scan had another result", async () => {
    const [scan, operator] = await opened();
    await operator.correct({ id: "a", target: "tv:5:s1e2" });
    await scan.write([row("a"), row("b")]);
    const { rows } = await operator.changesSince(0);
    expect(rows.map(({ id, body: { outcome } }) => [id, outcome])).toEqual([
      ["a", { kind: "episode", id: 5, season: 1, first: 2, last: 2, reason: "corrected by hand" }],
      ["b", body.outcome],
    ]);
  });

  test("move to other ids with all that is stored of them, and replace what was there", async () => {
    const [one, other] = await opened();
    await one.write([row("a"), row("b"), row("c")]);
    await one.saveProbe(row("a"), probe);
    await one.saveKeyframes(row("a"), new Uint8Array([1, 2]));
    await one.correct({ id: "a", target: "movie:18" });
    await one.correct({ id: "b", target: "movie:19" });
    const { version } = await other.changesSince(0);
    await one.move([{ id: "a", newId: "b", root: 3 }]);
    const changes = await other.changesSince(version);
    // Not only the change: who knows "a" must learn that it is no longer valid.
    expect(changes.isWhole).toBe(true);
    expect(changes.rows.map(({ id, root, probe: found }) => [id, root, found])).toEqual([
      ["c", 0, null],
      ["b", 3, probe],
    ]);
    await one.saveProbe(row("c"), probe);
    const later = await other.changesSince(changes.version);
    expect([later.isWhole, later.rows.map(({ id }) => id)]).toEqual([false, ["c"]]);
    expect([...((await other.keyframes("b")) ?? [])]).toEqual([1, 2]);
    expect(await other.corrections()).toEqual([{ id: "b", target: "movie:18" }]);
  });

  test("hold corrections, the last scan and one secret for all", async () => {
    const [one, other] = await opened();
    await one.correct({ id: "a", target: "movie:18" });
    await one.correct({ id: "a", target: "movie:19" });
    expect(await other.corrections()).toEqual([{ id: "a", target: "movie:19" }]);
    expect(await other.forgetCorrection("a")).toBe(true);
    expect(await one.forgetCorrection("a")).toBe(false);
    expect(await one.lastScan()).toBeNull();
    const scan = { endedAt: 5, durationMs: 3, unreadable: [1], ignored: 2, extras: 4 };
    const { version } = await other.changesSince(0);
    await one.saveScan(scan);
    expect((await other.changesSince(0)).version).toBeGreaterThan(version);
    expect(await other.lastScan()).toEqual(scan);
    const [mine, theirs] = await Promise.all([one.secret(), other.secret()]);
    expect(mine).toHaveLength(32);
    expect([...theirs]).toEqual([...mine]);
  });
});
