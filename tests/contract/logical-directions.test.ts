import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

// Styles name the start and the end of a line, which a language that is read from right to left exchanges, not left and right.

/** What stays physical in every language. */
const physical: Record<string, string> = {
  "app/shell/progress-bar.tsx": "a transform's origin, with its counterpart beside it",
  "app/ui/theme.css": "a gradient's direction, by the direction of the page",
  "player/controls.css": "a film's time line",
  "player/overlays.css": "ten seconds back and forward, as on the time line",
};

const side = "(?:left|right)";
const inStyles = new RegExp(`(?:^|[\\s;{])(?:(?:margin|padding|border)-)?${side}(?:-[\\w-]+)?:|(?:text-align|float|clear): ${side}\\b|\\bto ${side}\\b`);
const inClasses = new RegExp(
  `["'\`\\s:]-?(?:(?:scroll-)?[mp][lr]-|${side}-[\\d[(]|${side}-(?:auto|full|px)\\b|(?:border|rounded)-[lr]\\b|rounded-[tb][lr]\\b|(?:text|float|clear|origin)-${side}\\b)`,
);

const physicalLines = (path: string, pattern: RegExp): string[] =>
  readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => pattern.test(line))
    .map((line) => `${path}: ${line.trim()}`);

test("no style names left or right but those that mean it", () => {
  const folders = "{app,features,player}";
  const styles = globSync(`${folders}/**/*.css`).flatMap((path) => physicalLines(path, inStyles));
  const classes = globSync(`${folders}/**/*.{ts,tsx}`, { exclude: (path) => path.includes(".test.") }).flatMap((path) => physicalLines(path, inClasses));
  const found = [...styles, ...classes].map((line) => line.replaceAll("\\", "/"));
  expect(found.filter((line) => !Object.keys(physical).some((path) => line.startsWith(`${path}:`)))).toEqual([]);
  expect(Object.keys(physical).filter((path) => !found.some((line) => line.startsWith(`${path}:`)))).toEqual([]);
});
