import { existsSync, readFileSync } from "node:fs";

// docs/spec-map.md names files and their tests for each line of the specification: each file must exist.

const map = readFileSync("docs/spec-map.md", "utf8");
const rows = map.split("\n").filter((line) => line.startsWith("| "));
const named = [...map.matchAll(/[\w.-]+(?:\/[\w.-]+)+\.(?:tsx?|mjs|css|json)\b/g)].map((match) => match[0]);
const missing = [...new Set(named)].filter((file) => !existsSync(file));
if (named.length === 0) {
  console.error("spec map: docs/spec-map.md names no file");
  process.exit(1);
}
for (const file of missing) console.error(`spec map: ${file} does not exist`);
if (missing.length > 0) process.exit(1);
console.log(`spec map: ${rows.length} lines, every file that they name exists`);
