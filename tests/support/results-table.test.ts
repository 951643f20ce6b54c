import { expect, test } from "vitest";
import { atMost, reported } from "./figure.ts";
import { tableHead, tableRows, withRows } from "./results-table.ts";

const occasion = { date: "2026-11-20", machine: "2 cores" };
const rowsOf = (id: string, value: number) => tableRows({ id, title: "what it measures" }, [atMost("p99", value, 2), reported("others", "a|b")], occasion);
const documentWith = (...rows: string[]) =>
  `# Title\n\n<!-- results: bench -->\n\n${[...tableHead("metric"), ...rows].join("\n")}\n\n<!-- /results -->\n\nText.\n`;

test("a row says what was measured, its goal and value, when and where, and the verdict", () => {
  expect(rowsOf("P1", 3)).toEqual([
    "| P1 what it measures | p99 | at most 2 | 3 | 2026-11-20 | 2 cores | GAP |",
    "| P1 | others |  | a/b | 2026-11-20 | 2 cores |  |",
  ]);
});

test("a partial run replaces its own rows in place and leaves the others", () => {
  const before = documentWith(...rowsOf("P1", 1), ...rowsOf("P10", 1), ...rowsOf("P2", 1));
  expect(withRows(before, "bench", "P10", rowsOf("P10", 3))).toBe(documentWith(...rowsOf("P1", 1), ...rowsOf("P10", 3), ...rowsOf("P2", 1)));
  expect(withRows(before, "bench", "P1", rowsOf("P1", 3))).toBe(documentWith(...rowsOf("P1", 3), ...rowsOf("P10", 1), ...rowsOf("P2", 1)));
});

test("the rows of a new metric are appended, also to an empty table", () => {
  expect(withRows(documentWith(...rowsOf("P1", 1)), "bench", "P3", rowsOf("P3", 1))).toBe(documentWith(...rowsOf("P1", 1), ...rowsOf("P3", 1)));
  expect(withRows(documentWith(), "bench", "P3", rowsOf("P3", 1))).toBe(documentWith(...rowsOf("P3", 1)));
});

test("of several tables in a document the named one changes", () => {
  const two = `${documentWith(...rowsOf("R17", 1))}${documentWith(...rowsOf("R17", 1)).replace("bench", "cluster")}`;
  const after = withRows(two, "cluster", "R17", rowsOf("R17", 2));
  expect(after.indexOf("| 2 |")).toBeGreaterThan(after.indexOf("results: cluster"));
  expect(after).toContain(documentWith(...rowsOf("R17", 1)));
});

test("a document without the table is refused", () => {
  expect(() => withRows("# Title\n", "bench", "P1", [])).toThrow('no table between "<!-- results: bench -->" and "<!-- /results -->"');
});
