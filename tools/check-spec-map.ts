import { existsSync, readFileSync } from "node:fs";

// Each line of docs/spec-map.md and docs/feature-map.md names the files of a clause or feature, and their tests: each of them must exist.

const maps = ["docs/spec-map.md", "docs/feature-map.md"];

/** A table line that is neither a head nor its rule. Clauses may hold an escaped `|`. */
const cellsOf = (line: string): string[] => line.slice(2, -2).split(/(?<!\\) \| /);
const filesIn = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file);

function mistakesIn(line: string): string[] {
  const [clause = "", files = "", tests = "", ...more] = cellsOf(line);
  if (more.length > 0 || filesIn(files).length === 0 || filesIn(tests).length === 0) return [`${clause}: must name a file and a test`];
  return [...filesIn(files), ...filesIn(tests)].filter((file) => !existsSync(file)).map((file) => `${clause}: ${file} does not exist`);
}

/** Each heading's table, without its head. */
function tablesOf(map: string): { heading: string; lines: string[] }[] {
  const [, ...sections] = readFileSync(map, "utf8").split(/^## /m);
  return sections.map((section) => {
    const [heading = "", ...lines] = section.split("\n");
    return { heading, lines: lines.filter((line) => line.startsWith("| ")).slice(1) };
  });
}

let checked = 0;
const mistakes = maps.flatMap((map) => {
  const tables = tablesOf(map);
  const empty = tables.filter(({ lines }) => lines.length === 0).map(({ heading }) => `${heading}: has no lines`);
  const lines = tables.flatMap((table) => table.lines);
  checked += lines.length;
  return [...(tables.length === 0 ? ["has no tables"] : empty), ...lines.flatMap(mistakesIn)].map((mistake) => `${map}: ${mistake}`);
});
for (const mistake of mistakes) console.error(mistake);
if (mistakes.length > 0) process.exit(1);
console.log(`maps: ${checked} lines, every file that they name exists`);
