import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { droppedEntries, parseSharedList, sharedListParameters, sharedListPath, tidyListName } from "./shared-list.ts";

const parse = (search: string) => parseSharedList(new URLSearchParams(search));

describe("the address of a shared list", () => {
  test("has the name and the titles, in the list's order", () => {
    expect(sharedListPath({ name: "Rainy days", titles: ["tv:1396", "movie:19"] })).toBe("/shared?name=Rainy+days&titles=tv:1396,movie:19");
    expect(sharedListPath({ name: " ", titles: [] })).toBe("/shared");
  });

  test("is read in any order of its parameters", () => {
    expect(parse("titles=tv:1396,movie:19&name=Rainy+days")).toEqual({ name: "Rainy days", titles: ["tv:1396", "movie:19"] });
    expect(parse("titles=tv%3A1396%2Cmovie%3A19").titles).toEqual(["tv:1396", "movie:19"]);
  });

  test.each([
    "",
    "titles=",
    "titles=,,",
    "titles=19",
    "titles=movie:0",
    "titles=movie:019",
    "titles=movie:1234567890",
    "titles=person:5",
    "titles=__proto__",
    "titles=movie:1e3",
  ])("without a title: %s", (search) => {
    expect(parse(search)).toEqual({ name: "", titles: [] });
  });

  test("loses what is no title, what comes twice, and what is beyond a hundred", () => {
    const many = Array.from({ length: 130 }, (_, index) => `movie:${index + 1}`);
    const parameters = new URLSearchParams({ titles: ["x", ...many.slice(0, 2), ...many].join(",") });
    expect(parseSharedList(parameters).titles).toEqual(many.slice(0, 100));
    // "x" and the thirty last; a title that comes twice is not missing.
    expect(droppedEntries(parameters)).toBe(31);
  });

  test("whatever it says, its canonical form stays", () => {
    const entry = fc.oneof(fc.constantFrom("movie:19", "tv:7", "movie:0", "tv:1:2:3", ""), fc.string());
    const address = fc.record({ name: fc.string({ unit: "binary" }), titles: fc.array(entry, { maxLength: 120 }) });
    fc.assert(
      fc.property(address, ({ name, titles }) => {
        const list = parseSharedList(new URLSearchParams({ titles: titles.join(","), name }));
        const canonical = sharedListParameters(list);
        expect(parseSharedList(new URLSearchParams(String(canonical)))).toEqual(list);
        expect(String(sharedListParameters(parseSharedList(canonical)))).toBe(String(canonical));
        expect(parseSharedList(new URL(sharedListPath(list), "http://site").searchParams)).toEqual(list);
      }),
    );
  });
});

describe("a list's name", () => {
  test.each([
    ["  Rainy \n days\u0000 ", "Rainy days"],
    ["\u202Eevil\u202C", "evil"],
    ["👩‍🚀 nights", "👩‍🚀 nights"],
    ["", ""],
  ])("%j is %j", (text, name) => {
    expect(tidyListName(text)).toBe(name);
  });

  test("has at most 60 characters", () => {
    expect([...tidyListName("🎬".repeat(80))]).toHaveLength(60);
  });
});
