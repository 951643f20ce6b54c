import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The arguments of a call: up to the parenthesis that closes it. */
function argumentsFrom(source: string, start: number): string {
  let depth = 1;
  let end = start;
  for (; depth > 0 && end < source.length; end += 1) depth += { "(": 1, ")": -1 }[source.charAt(end)] ?? 0;
  return source.slice(start, end);
}

/** The texts that a module logs, with "…" for what changes. A text that another function makes is not found. */
function logTexts(source: string): string[] {
  const calls = [...source.matchAll(/\b(?:log\.(?:warn|info|error|debug)|warn|warnOnce)\(/g)].map(({ 0: name, index }) =>
    argumentsFrom(source, index + name.length),
  );
  const texts = calls.flatMap((call) => [...call.matchAll(/"([^"]{12,})"|`([^`]{12,})`/g)].map(([, plain, template]) => plain ?? template ?? ""));
  return texts.map((text) => text.replaceAll(/\$\{[^}]*\}/g, "…"));
}

const rows = readFileSync("docs/operations.md", "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| `"));
/** Whether a row has the constant parts of the text, in their order. */
const isDocumented = (text: string): boolean => {
  const pattern = text.split("…").map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return rows.some((row) => new RegExp(pattern.join(".*")).test(row));
};

test("operations.md explains every line that the server logs", () => {
  const modules = globSync(["server/**/*.ts", "features/{media,public-films}/**/*.ts"]).filter(
    (path) => !path.endsWith(".test.ts") && path !== "server/dev.ts",
  );
  const texts = modules.flatMap((path) => logTexts(readFileSync(path, "utf8")));
  expect(texts.length).toBeGreaterThan(15);
  expect(texts.filter((text) => !isDocumented(text))).toEqual([]);
});
