import { expect, test } from "vitest";
import { acrossConditions, atMost, exactly, inTurn, reported } from "./figure.ts";
import { printedRows, tableRow, withRow } from "./results-table.ts";

const occasion = { date: "2026-11-20", machine: "2 x AMD EPYC, load 0.1" };
const figures = (value: number) => [exactly("calls", 1, 1), atMost("p99", value, 2), reported("others", "a|b")];
const rowOf = (id: string, value: number) => tableRow({ id, title: "what it measures" }, figures(value), occasion);
const documentWith = (...rows: string[]) => {
  const head = ["| metric | goals met | figures | when, where |", "| --- | --- | --- | --- |"];
  return `# Title\n\n<!-- results: bench -->\n\n${[...head, ...rows].join("\n")}\n\n<!-- /results -->\n\nText.\n`;
};

test("a document's row says how many goals are met, the figures with a limit, when and where", () => {
  expect(rowOf("P1", 1)).toBe("| P1 what it measures | 2 of 2 | p99: 1 | 2026-11-20, 2 x AMD EPYC, load 0.1 |");
  expect(rowOf("P1", 3)).toBe("| P1 what it measures | 1 of 2 | p99: 3 (GAP, at most 2) | 2026-11-20, 2 x AMD EPYC, load 0.1 |");
});

test("it has the range of several conditions, the goal that is compared by hand, and comparisons only without goals", () => {
  const waits = acrossConditions([
    ["reset", [atMost("p99", 15.6, 50, " ms")]],
    ["hang, twice", [atMost("p99", 1519, 2000, " ms")]],
  ]);
  const tableFigures = (all: Parameters<typeof tableRow>[1]) => tableRow({ id: "R1", title: "" }, all, occasion).split(" | ")[2];
  expect(tableFigures(waits)).toBe("p99: 15.6 to 1,519 ms");
  expect(tableFigures([inTurn("tap", 70, 0.9)])).toBe("tap: 70 ms (in turn with 98bf1edc: at most 0.9 x)");
  expect(tableFigures([reported("hits", 0.3), reported("calls", "4; 5")])).toBe("hits: 0.3; calls: 4; 5");
});

test("the terminal has a row for each figure, with its goal and the verdict", () => {
  expect(printedRows({ id: "P1", title: "what it measures" }, figures(3))).toEqual([
    "| P1 what it measures | calls | 1 | 1 | passed |",
    "| P1 | p99 | at most 2 | 3 | GAP |",
    "| P1 | others |  | a/b |  |",
  ]);
});

test("a partial run replaces its own row in place and leaves the others", () => {
  const before = documentWith(rowOf("P1", 1), rowOf("P10", 1), rowOf("P2", 1));
  expect(withRow(before, "bench", "P10", rowOf("P10", 3))).toBe(documentWith(rowOf("P1", 1), rowOf("P10", 3), rowOf("P2", 1)));
  expect(withRow(before, "bench", "P1", rowOf("P1", 3))).toBe(documentWith(rowOf("P1", 3), rowOf("P10", 1), rowOf("P2", 1)));
});

test("the row of a new metric is appended, also to an empty table", () => {
  expect(withRow(documentWith(rowOf("P1", 1)), "bench", "P3", rowOf("P3", 1))).toBe(documentWith(rowOf("P1", 1), rowOf("P3", 1)));
  expect(withRow(documentWith(), "bench", "P3", rowOf("P3", 1))).toBe(documentWith(rowOf("P3", 1)));
});

test("of several tables in a document the named one changes", () => {
  const two = `${documentWith(rowOf("R17", 1))}${documentWith(rowOf("R17", 1)).replace("bench", "cluster")}`;
  const after = withRow(two, "cluster", "R17", rowOf("R17", 2));
  expect(after.indexOf("p99: 2")).toBeGreaterThan(after.indexOf("results: cluster"));
  expect(after).toContain(documentWith(rowOf("R17", 1)));
});

test("a document without the table is refused", () => {
  expect(() => withRow("# Title\n", "bench", "P1", "")).toThrow('no table between "<!-- results: bench -->" and "<!-- /results -->"');
});
