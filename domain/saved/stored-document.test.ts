import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ListSections, listDocument } from "./list-document.ts";
import { progressDocument } from "./progress-document.ts";
import { documentFormats } from "./saved-documents.ts";
import { savedLimits } from "./saved-limits.ts";
import { documentJson, mergeDocuments, parseDocument, prunedDocument, type StoredDocument } from "./stored-document.ts";

type Generated = StoredDocument<ListSections>;

const now = 2_000_000_000_000;
const key = fc.constantFrom("movie:1" as const, "movie:2" as const, "tv:3" as const);
const time = fc.integer({ min: 0, max: 4 });
const title = fc.record({ key, title: fc.constantFrom("A", "B"), at: time, changed: time });
const list = fc.record({ id: fc.constantFrom("x", "y"), name: fc.constantFrom("One", "Two"), titles: fc.uniqueArray(key), at: time, changed: time });
const removed = (keys: fc.Arbitrary<string>) => fc.array(fc.tuple(keys, time), { maxLength: 3 });

const json = fc.record({
  version: fc.constant(1),
  epoch: fc.integer({ min: 0, max: 1 }),
  titles: fc.array(title, { maxLength: 4 }),
  lists: fc.array(list, { maxLength: 3 }),
  details: fc.array(title, { maxLength: 3 }),
  removed: fc.record({ titles: removed(key), lists: removed(fc.constantFrom("x", "y")) }),
});

const parse = (text: string | null, at = now) => parseDocument(listDocument, text, at);
const textOf = (document: Generated): string => JSON.stringify(documentJson(listDocument, document));
const generated: fc.Arbitrary<Generated> = json.map((value) => parse(JSON.stringify(value)).document);

describe("merging", () => {
  test("does not depend on the order of documents", () =>
    fc.assert(
      fc.property(generated, generated, (a, b) => {
        expect(textOf(mergeDocuments(a, b))).toBe(textOf(mergeDocuments(b, a)));
      }),
    ));

  test("does not depend on which documents are merged first", () =>
    fc.assert(
      fc.property(generated, generated, generated, (a, b, c) => {
        expect(textOf(mergeDocuments(mergeDocuments(a, b), c))).toBe(textOf(mergeDocuments(a, mergeDocuments(b, c))));
      }),
    ));

  test("with the same document changes nothing", () =>
    fc.assert(
      fc.property(generated, generated, (a, b) => {
        const merged = mergeDocuments(a, b);
        expect(textOf(mergeDocuments(merged, b))).toBe(textOf(merged));
        expect(textOf(mergeDocuments(a, a))).toBe(textOf(a));
      }),
    ));

  test("keeps the entries of this page where they are equal, so that nothing renders again", () =>
    fc.assert(
      fc.property(generated, (a) => {
        const merged = mergeDocuments(a, parse(textOf(a)).document);
        for (const [id, entry] of a.sections.titles.entries) expect(merged.sections.titles.entries.get(id)).toBe(entry);
      }),
    ));
});

test("a document is read as it was written", () =>
  fc.assert(
    fc.property(generated, (document) => {
      const { document: read, fault } = parse(textOf(document));
      expect(fault).toBeNull();
      expect(textOf(read)).toBe(textOf(document));
    }),
  ));

describe("stored text", () => {
  test.each(["", "{", "null", "[]", "7", '"x"', "{}", '{"version":"1"}', '{"version":0}', '{"version":1,"titles":7}'])("%j is damaged, and empty", (text) => {
    const { document, fault } = parse(text);
    expect(fault).toBe("damaged");
    expect(document.sections.titles.entries.size).toBe(0);
  });

  test("of a later version is not read", () => expect(parse('{"version":2,"titles":[]}')).toEqual({ document: listDocument.empty, fault: "newer" }));

  test("with anything in it never throws", () =>
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...Object.values(documentFormats)), (value, format) => {
        for (const text of [
          JSON.stringify(value),
          JSON.stringify({ version: 1, titles: value, seen: value, positions: value, removed: value, details: [value] }),
        ])
          expect(() => parseDocument(format as typeof listDocument, text, now)).not.toThrow();
      }),
    ));

  test("loses its malformed entries alone, and their malformed fields", () => {
    const good = { key: "movie:1", title: "Good", year: "1927", poster_path: "//host/x.jpg", genre_ids: [18, "x"], runtime: -1, rating: 99, at: 5 };
    const { document, fault } = parse(
      JSON.stringify({
        version: 1,
        titles: [good, null, { key: "movie:x", title: "Bad", at: 5 }, { key: "__proto__", title: "Bad", at: 5 }, { key: "movie:2", title: "Timeless" }],
      }),
    );
    expect(fault).toBe("damaged");
    expect([...document.sections.titles.entries.values()]).toEqual([
      { key: "movie:1", title: "Good", year: null, poster_path: null, genre_ids: [18], runtime: null, rating: null, at: 5, changed: 5 },
    ]);
  });

  test("takes a time in the future as now", () => {
    const { document } = parse(`{"version":1,"titles":[{"key":"movie:1","title":"T","at":${now * 2}}]}`);
    expect(document.sections.titles.entries.get("movie:1")).toMatchObject({ at: now, changed: now });
  });
});

describe("before a write", () => {
  const withRemoved = (times: [string, number][]): Generated => {
    const titles = { ...listDocument.empty.sections.titles, removed: new Map(times) };
    return { epoch: 0, sections: { ...listDocument.empty.sections, titles } };
  };
  const removedIn = (document: Generated): string[] => [...prunedDocument(listDocument, document, now).sections.titles.removed.keys()];

  test("removals of more than 180 days ago are left out", () => {
    const day = 24 * 3600 * 1000;
    expect(
      removedIn(
        withRemoved([
          ["movie:1", now - 181 * day],
          ["movie:2", now - 179 * day],
        ]),
      ),
    ).toEqual(["movie:2"]);
  });

  test("and so are the oldest beyond 500", () => {
    const many = Array.from({ length: savedLimits.removals.most + 2 }, (_, index): [string, number] => [`movie:${index + 1}`, now - index]);
    const keys = removedIn(withRemoved(many));
    expect(keys.length).toBe(savedLimits.removals.most);
    expect(keys.at(-1)).toBe("movie:1");
  });

  test("and so are details of titles in no list", () => {
    const text =
      '{"version":1,"lists":[{"id":"x","name":"X","titles":["movie:1"],"at":1}],"details":[{"key":"movie:1","title":"In","at":1},{"key":"movie:2","title":"Out","at":1}]}';
    expect([...prunedDocument(listDocument, parse(text).document, now).sections.details.entries.keys()]).toEqual(["movie:1"]);
  });
});

test("progress of version 1 is read in its order", () => {
  const text = '{"version":1,"positions":{"movie:19":[500,1000],"tv:1396:2:5":[40,900]}}';
  const { document, fault } = parseDocument(progressDocument, text, now);
  expect(fault).toBeNull();
  expect(documentJson(progressDocument, document)).toMatchObject({
    version: 2,
    positions: [
      ["movie:19", 500, 1000, 1],
      ["tv:1396:2:5", 40, 900, 2],
    ],
  });
});
