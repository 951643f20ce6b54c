import { expect, test, vi } from "vitest";
import { importFit } from "#features/import/model/import-fit.ts";
import { importLimits } from "#features/import/model/import-limits.ts";
import type { MatchResponse, MatchRow } from "#features/import/model/match-rows.ts";
import { listDocument } from "#features/saved/model/list-document.ts";
import { progressDocument } from "#features/saved/model/progress-document.ts";
import { seenDocument } from "#features/saved/model/seen-document.ts";
import { letterboxdZip, traktJson } from "#tests/support/import-files.ts";
import { sampleSavedTitle } from "#tests/support/sample-titles.ts";
import { createImportSession, type ImportSessionDeps, type ImportSnapshot } from "./import-session.ts";
import { readFiles } from "./read-files.ts";

const known = [{ id: 19, imdb: "tt0017136", title: "Metropolis", year: 1927 }];
const zip = (count: number) => new File([letterboxdZip(known, count)], "letterboxd.zip");

type Send = (rows: readonly MatchRow[]) => MatchResponse | Promise<MatchResponse>;

/** Each title of its own. */
const allFound: Send = (rows) => ({ results: rows.map(({ title = "" }) => ({ status: "matched", title: sampleSavedTitle(numberIn(title)) })) });
const numberIn = (title: string): number => Number(/\d+/.exec(title)?.[0] ?? 0) + 1;

const documents = { list: listDocument.empty, seen: seenDocument.empty, progress: progressDocument.empty };

/** A session over a server of the test's own. `waited`: seconds, in order. */
function setUp(send: Send = allFound, overrides: Partial<ImportSessionDeps> = {}) {
  const device: { text: string | null } = { text: null };
  const waited: number[] = [];
  const sent: (readonly MatchRow[])[] = [];
  const undo = vi.fn();
  const add = vi.fn<ImportSessionDeps["add"]>(async () => undo);
  const open = () =>
    createImportSession({
      read: readFiles,
      load: () => device.text,
      save: (text) => {
        device.text = text;
        return text !== null;
      },
      measure: (entries, lists) => importFit(entries, documents, lists, Number.POSITIVE_INFINITY),
      add,
      now: () => Date.UTC(2026, 10, 23),
      pause: async () => undefined,
      send: async (rows) => {
        sent.push(rows);
        return send(rows);
      },
      wait: async (seconds) => void waited.push(seconds),
      ...overrides,
    });
  return { session: open(), open, device, waited, sent, add, undo };
}

const phaseOf = (session: { snapshot: () => { phase: string } }): string => session.snapshot().phase;

test("a thousand titles: found, looked up in batches of 50, reviewed, added and undone", async () => {
  const { session, device, sent, waited, add, undo } = setUp();
  await session.choose([zip(1000)]);
  expect(session.snapshot()).toMatchObject({ phase: "found", isResumed: false, state: { services: ["letterboxd"], entries: { length: 1000 } } });
  expect(sent).toEqual([]);
  await session.start();
  expect([sent.length, new Set(sent.map((rows) => rows.length)), waited]).toEqual([20, new Set([50]), []]);
  expect(sent[0]?.[0]).toEqual({ title: "Metropolis", year: 1927 });
  expect(phaseOf(session)).toBe("review");
  expect(device.text).not.toBeNull();
  await session.add();
  // Two of them are one title here.
  expect(add.mock.calls[0]?.[0]).toHaveLength(999);
  expect(session.snapshot()).toMatchObject({ phase: "added", counts: { saved: 250, seen: 999, rated: 500, lists: 1 }, isUndone: false });
  expect(device.text).toBeNull();
  session.undo();
  session.undo();
  expect([undo.mock.calls.length, session.snapshot()]).toMatchObject([1, { isUndone: true }]);
});

test("ids are looked up as well; if the visitor does not wait, they are believed", async () => {
  const { session, open, sent } = setUp(() => Promise.reject(new TypeError("Failed to fetch")));
  await session.choose([new File([traktJson(known, 120)], "watched-history.json")]);
  await session.start();
  expect([phaseOf(session), sent[0]?.[0]]).toEqual(["stopped", { tmdb: 19, imdb: "tt0017136", title: "Metropolis", year: 1927, kind: "movie" }]);
  session.skipRest();
  expect(session.snapshot()).toMatchObject({ phase: "review", fit: { counts: { seen: 120 } } });
  expect(phaseOf(open())).toBe("review");
});

test("the server's pause is waited for, and pending rows are sent again after the others", async () => {
  let turn = 0;
  const { session, sent, waited } = setUp((rows) => {
    turn += 1;
    return turn === 1 ? { results: rows.map((_, index) => (index < 30 ? { status: "absent" } : { status: "pending" })), retryAfterS: 7 } : allFound(rows);
  });
  await session.choose([zip(100)]);
  await session.start();
  expect(sent.map((rows) => rows.length)).toEqual([50, 50, 20]);
  expect(sent[2]).toEqual(sent[0]?.slice(30));
  expect(waited).toEqual([7]);
});

test("what was found is saved every five seconds, and when the page is closed", async () => {
  let time = 0;
  const last = Promise.withResolvers<MatchResponse>();
  const { session, device, sent } = setUp((rows) => (sent.length === 4 ? last.promise : allFound(rows)), { now: () => time });
  const foundOnDevice = () => (device.text?.match(/"matched"/g) ?? []).length;
  await session.choose([zip(200)]);
  time = 6000;
  const run = session.start();
  await vi.waitFor(() => expect(sent).toHaveLength(4));
  expect(foundOnDevice()).toBe(50);
  session.saveNow();
  expect(foundOnDevice()).toBe(150);
  last.resolve(allFound(sent[3] ?? []) as MatchResponse);
  await run;
  expect(foundOnDevice()).toBe(200);
});

test("a tab that only shows what another one stores does not store it again", async () => {
  const { session, open, device } = setUp();
  await session.choose([zip(60)]);
  const other = open();
  await session.start();
  const { text } = device;
  other.saveNow();
  expect(device.text).toBe(text);
});

test("without an answer the import stops by itself, and goes on after a reload without what was found", async () => {
  let isDown = false;
  const { session, open, sent, waited } = setUp((rows) => {
    if (isDown) throw new TypeError("Failed to fetch");
    isDown = true;
    return allFound(rows);
  });
  await session.choose([zip(120)]);
  await session.start();
  expect([phaseOf(session), waited]).toEqual(["stopped", Array(importLimits.fruitlessResponses).fill(5)]);
  const next = open();
  expect(next.snapshot()).toMatchObject({ phase: "found", isResumed: true });
  isDown = false;
  sent.length = 0;
  await next.start();
  expect(sent[0]).toHaveLength(50);
  next.skipRest();
  expect(phaseOf(next)).toBe("review");
});

test("the visitor stops it in the middle of a batch, continues, and discards it", async () => {
  const first = Promise.withResolvers<MatchResponse>();
  const { session, device, sent } = setUp((rows) => (sent.length === 1 ? first.promise : allFound(rows)));
  await session.choose([zip(60)]);
  const run = session.start();
  void session.start();
  expect(phaseOf(session)).toBe("matching");
  session.stop();
  first.resolve(allFound(sent[0] ?? []) as MatchResponse);
  await run;
  expect([phaseOf(session), sent.length]).toEqual(["stopped", 1]);
  await session.start();
  expect(phaseOf(session)).toBe("review");
  session.discard();
  expect([session.snapshot(), device.text]).toEqual([{ phase: "choose", files: [] }, null]);
});

test("what a full device does not hold is not called stored", async () => {
  const { session } = setUp(allFound, { save: () => false });
  await session.choose([zip(60)]);
  expect(session.snapshot()).toMatchObject({ phase: "found", isStored: false });
  await session.start();
  expect(session.snapshot()).toMatchObject({ phase: "review", isStored: false });
});

test("an import that another tab goes on with is followed, but not while titles are looked up here; one that it ends is always", async () => {
  const { session, open, device } = setUp();
  await session.choose([zip(60)]);
  const other = open();
  await session.start();
  other.follow(device.text);
  expect(other.snapshot()).toMatchObject({ phase: "review", isResumed: true });
  await session.add();
  other.follow(device.text);
  expect(other.snapshot()).toEqual({ phase: "choose", files: [] });
  other.follow(null);
  session.follow(null);
  expect([phaseOf(other), phaseOf(session)]).toEqual(["choose", "added"]);

  const response = Promise.withResolvers<MatchResponse>();
  const { session: busy, device: shared, sent } = setUp(() => response.promise);
  await busy.choose([zip(60)]);
  const run = busy.start();
  busy.follow(shared.text);
  expect(phaseOf(busy)).toBe("matching");
  // As after "Delete everything" in another tab.
  shared.text = null;
  busy.follow(null);
  response.resolve(allFound(sent[0] ?? []) as MatchResponse);
  await run;
  expect([phaseOf(busy), shared.text]).toEqual(["choose", null]);
});

test("discarded while a batch is on its way, it does not come back, and does not disturb the next", async () => {
  const first = Promise.withResolvers<MatchResponse>();
  const { session, device, sent } = setUp(() => first.promise);
  await session.choose([zip(60)]);
  const run = session.start();
  session.discard();
  expect([phaseOf(session), device.text]).toEqual(["choose", null]);
  await session.choose([zip(70)]);
  const next = session.start();
  expect(sent).toHaveLength(2);
  first.resolve(allFound(sent[0] ?? []) as MatchResponse);
  await Promise.all([run, next]);
  expect(session.snapshot()).toMatchObject({ phase: "review", state: { entries: { length: 70 } } });
});

test("an unclear title is added once the visitor has chosen, also after a reload", async () => {
  const { session, open, add } = setUp((rows) => ({ results: rows.map(() => ({ status: "unclear", titles: [sampleSavedTitle(1), sampleSavedTitle(2)] })) }));
  await session.choose([zip(2)]);
  await session.start();
  session.chooseTitle(0, "movie:2");
  session.chooseTitle(1, "movie:1");
  session.chooseTitle(1, null);
  const next = open();
  await next.add();
  expect(add.mock.calls[0]?.[0].map(({ title }) => title.key)).toEqual(["movie:2"]);
});

const faultsOf = (session: { snapshot: () => ImportSnapshot }) => {
  const snapshot = session.snapshot();
  const files = "files" in snapshot ? snapshot.files : "state" in snapshot ? snapshot.state.files : [];
  return files.flatMap(({ name, fault }) => (fault ? `${name} ${fault}` : []));
};

test("files that are not read are named, alone and beside others", async () => {
  const { session, device } = setUp();
  const files = [new File(["a,b"], "a.csv"), new File(["PK\u0003\u0004"], "b.zip"), new File([new Uint8Array(importLimits.fileBytes + 1)], "c.zip")];
  await session.choose(files);
  expect([phaseOf(session), faultsOf(session), device.text]).toEqual(["choose", ["b.zip damaged", "c.zip tooLarge", "a.csv unknown"], null]);
  await session.choose([zip(1), new File(["PK"], "b.zip"), new File(["a,b"], "a.csv")]);
  expect([phaseOf(session), faultsOf(session)]).toEqual(["found", ["b.zip damaged", "profile.csv noTitles", "a.csv unknown"]]);
});

test("a device without room for all takes the first titles, and the others are counted", async () => {
  const { session, add } = setUp(allFound, { measure: (entries, lists) => importFit(entries, documents, lists, 20_000) });
  await session.choose([zip(200)]);
  await session.start();
  await session.add();
  const added = add.mock.calls[0]?.[0].length ?? 0;
  expect([added > 20, added < 120, add.mock.calls[0]?.[1]]).toEqual([true, true, ["Every tenth"]]);
  expect(session.snapshot()).toMatchObject({ phase: "added", counts: { seen: added } });
});

test("texts of other encodings are read", async () => {
  const csv = "Const,Title,Year\ntt0013257,Häxan,1922\n";
  const titles = [];
  for (const bytes of [Buffer.from(csv, "latin1"), Buffer.from(`\uFEFF${csv}`, "utf16le"), Buffer.from(csv)]) {
    const { session } = setUp();
    await session.choose([new File([bytes], "watchlist.csv")]);
    const snapshot = session.snapshot();
    titles.push("state" in snapshot && snapshot.state.entries[0]?.row.title);
  }
  expect(titles).toEqual(["Häxan", "Häxan", "Häxan"]);
});
