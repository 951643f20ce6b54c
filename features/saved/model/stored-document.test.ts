import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { withLater } from "./entry-changes.ts";
import { withSaved } from "./list-changes.ts";
import { listDocument } from "./list-document.ts";
import { withPosition } from "./progress-changes.ts";
import { progressDocument } from "./progress-document.ts";
import { documentFormats } from "./saved-documents.ts";
import { withRating } from "./seen-changes.ts";
import { seenDocument } from "./seen-document.ts";
import { documentJson, parseDocument } from "./stored-document.ts";

const now = 2_000_000_000_000;
const at = 1_760_000_000_000;
const known = { year: 1927, poster_path: "/a.jpg", genre_ids: [18], runtime: 153, rating: 8.1 };
const film = { key: "movie:19", title: "Metropolis", ...known, at };

const parse = (text: string | null) => parseDocument(listDocument, text, now);
const parseSeen = (value: object) => parseDocument(seenDocument, JSON.stringify(value), now);
const parseProgress = (value: object) => parseDocument(progressDocument, JSON.stringify(value), now);

const list = {
  version: 1,
  titles: [film, { ...film, key: "tv:7", at: at + 1, changed: at + 2 }, { ...film, key: "movie:20", title: "Der Spieler", language: "de" }],
  lists: [{ id: "a-1", name: "One", titles: ["tv:7", "movie:19"], at, changed: at + 1 }],
  details: [film],
};
const seen = {
  version: 1,
  seen: [
    ["movie:19", at],
    ["tv:7:1:2", at, at + 1],
  ],
  ratings: [
    { key: "movie:19", rating: null, note: "Twice", at },
    { key: "tv:7", rating: 7, at, changed: at + 1 },
  ],
  details: [film],
};
const progress = {
  version: 2,
  positions: [
    ["movie:19", 60, 900, at],
    ["tv:7:1:2", 61, 900, at, at + 1],
  ],
  opened: [{ key: "tv:7", server: "server-3", season: 1, episode: 2, at }],
  dismissed: [
    { key: "movie:20", at },
    { key: "tv:7", finished: true, at, changed: at + 1 },
  ],
  details: [film],
};

/** As the text of a device is read and written by this build. */
const written = {
  list: (value: object) => {
    const { sections, others, fault } = parse(JSON.stringify(value));
    expect(fault).toBeNull();
    return documentJson(listDocument, sections, others);
  },
  seen: (value: object) => {
    const { sections, others, fault } = parseSeen(value);
    expect(fault).toBeNull();
    return documentJson(seenDocument, sections, others);
  },
  progress: (value: object) => {
    const { sections, others, fault } = parseProgress(value);
    expect(fault).toBeNull();
    return documentJson(progressDocument, sections, others);
  },
};

test("documents are written as they were read", () => {
  expect([written.list(list), written.seen(seen), written.progress(progress)]).toEqual([list, seen, progress]);
});

test("documents with an epoch and marks of removed entries keep their entries; the marks leave", () => {
  const removed = { titles: [["movie:1", at]], lists: [["b", at]] };
  expect(written.list({ epoch: at, ...list, removed })).toEqual({ ...list, epoch: at });
  expect(written.seen({ ...seen, removed: { seen: [["tv:7:1:1", at]] } })).toEqual(seen);
});

describe("what a later build has written", () => {
  const later = { pausedAt: at, rows: [{ deep: true }] };

  test("in sections of its own stays, and so do an entry's fields", () => {
    const ofList = { ...list, titles: [{ ...film, ...later }], lists: [{ ...list.lists[0], ...later }], shelves: [later] };
    const ofSeen = {
      ...seen,
      seen: [["movie:19", at, at, later, 5]],
      ratings: [{ ...seen.ratings[0], ...later }],
      reviews: [{ key: "movie:19", text: "x".repeat(5000), at }],
    };
    const ofProgress = {
      ...progress,
      positions: [["movie:19", 60, 900, at, at + 1, later]],
      opened: [{ ...progress.opened[0], ...later }],
      started: { "tv:7": at },
    };
    expect([written.list(ofList), written.seen(ofSeen), written.progress(ofProgress)]).toEqual([ofList, ofSeen, ofProgress]);
  });

  test("stays in an entry that this build changes", () => {
    const rated = parseSeen({ version: 1, ratings: [{ key: "movie:19", rating: 5, mood: "calm", at }] }).sections;
    const changed = withRating(rated, { title: { ...film, key: "movie:19" }, rating: 9, note: "" }, now);
    expect(documentJson(seenDocument, changed)).toMatchObject({ ratings: [{ key: "movie:19", rating: 9, mood: "calm", at: now }] });
    const left = parseProgress({ version: 2, positions: [["movie:19", 60, 900, at, at, "paused"]] }).sections;
    expect(documentJson(progressDocument, withPosition(left, { key: "movie:19", position: 90, duration: 900 }, now))).toMatchObject({
      positions: [["movie:19", 90, 900, now, now, "paused"]],
    });
  });

  test("does not reach what is shown", () => {
    const { sections } = parse(JSON.stringify({ version: 1, titles: [{ ...film, detail: {}, constructor: 1 }] }));
    expect(sections.titles.get("movie:19")).toEqual({ ...film, changed: at, more: { detail: {}, constructor: 1 } });
  });
});

describe("a file that is added", () => {
  const titleIn = (key: string, title: string, changed: number) => ({ key, title, at: 1, changed });
  const sectionsOf = (...titles: object[]) => parse(JSON.stringify({ version: 1, titles })).sections;
  const titlesOf = ({ titles }: ReturnType<typeof sectionsOf>) => [...titles.values()].map(({ title }) => title);

  test("brings what is missing here and what was changed later there", () => {
    const here = sectionsOf(titleIn("movie:1", "Here", 5), titleIn("movie:2", "Here", 5), titleIn("movie:3", "Here", 5));
    const file = sectionsOf(titleIn("movie:1", "File", 6), titleIn("movie:2", "File", 5), titleIn("movie:3", "File", 4), titleIn("movie:4", "File", 1));
    expect(titlesOf(withLater(here, file))).toEqual(["File", "Here", "Here", "File"]);
  });

  test("keeps what this build does not know", () => {
    const here = withSaved(listDocument.empty, [{ ...film, key: "movie:1" }], 1);
    const file = sectionsOf({ ...titleIn("movie:1", "File", 6), color: "red" });
    expect(documentJson(listDocument, withLater(here, file))).toMatchObject({ titles: [{ title: "File", color: "red" }] });
  });
});

describe("stored text", () => {
  test.each(["", "{", "null", "[]", "7", '"x"', "{}", '{"version":"1"}', '{"version":0}', '{"version":1,"titles":7}'])("%j is damaged, and empty", (text) => {
    const { sections, fault } = parse(text);
    expect(fault).toBe("damaged");
    expect(sections.titles.size).toBe(0);
  });

  test("of a later version is not read", () =>
    expect(parse('{"version":2,"titles":[]}')).toEqual({ sections: listDocument.empty, others: {}, fault: "newer" }));

  test("with anything in it never throws", () =>
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...Object.values(documentFormats)), (value, format) => {
        for (const text of [
          JSON.stringify(value),
          JSON.stringify({ version: 1, titles: value, seen: value, positions: value, removed: value, details: [value] }),
        ]) {
          const { sections, others } = parseDocument(format as typeof listDocument, text, now);
          expect(() => JSON.stringify(documentJson(format as typeof listDocument, sections, others))).not.toThrow();
        }
      }),
    ));

  test("loses its malformed entries alone, and their malformed fields", () => {
    const good = { key: "movie:1", title: "Good", year: "1927", poster_path: "//host/x.jpg", genre_ids: [18, "x"], runtime: -1, rating: 99, at: 5 };
    const { sections, fault } = parse(
      JSON.stringify({
        version: 1,
        titles: [good, null, { key: "movie:x", title: "Bad", at: 5 }, { key: "__proto__", title: "Bad", at: 5 }, { key: "movie:2", title: "Timeless" }],
      }),
    );
    expect(fault).toBe("damaged");
    expect([...sections.titles.values()]).toEqual([
      { key: "movie:1", title: "Good", year: null, poster_path: null, genre_ids: [18], runtime: null, rating: null, at: 5, changed: 5 },
    ]);
  });

  test("takes a time in the future as now", () => {
    const { sections } = parse(`{"version":1,"titles":[{"key":"movie:1","title":"T","at":${now * 2}}]}`);
    expect(sections.titles.get("movie:1")).toMatchObject({ at: now, changed: now });
  });
});

test("progress of version 1, of 22 November 2026, is read in its order", () => {
  expect(written.progress({ version: 1, positions: { "movie:19": [500, 1000], "tv:1396:2:5": [40, 900] } })).toMatchObject({
    version: 2,
    positions: [
      ["movie:19", 500, 1000, 1],
      ["tv:1396:2:5", 40, 900, 2],
    ],
  });
});
