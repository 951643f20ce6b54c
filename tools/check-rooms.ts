import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

// The import law (import-law.dependency-cruiser.cjs), and that it is alive: a cruiser that reads no module reports no violation, so
// a planted one has to be caught.

type Report = { summary: { totalCruised: number; violations: { rule: { name: string }; from: string; to: string }[] } };

const rooms = ["domain", "content", "sample", "app", "server"];
/** Fewer than this, and the cruiser has not read the project. */
const fewestModules = 100;

function cruise(): Report["summary"] {
  const cruiser = join("node_modules", "dependency-cruiser/bin/dependency-cruise.mjs");
  const { stdout } = spawnSync(process.execPath, [cruiser, "--config", "import-law.dependency-cruiser.cjs", "--output-type", "json", ...rooms], {
    encoding: "utf8",
    maxBuffer: 256 * 1024 * 1024,
  });
  return (JSON.parse(stdout) as Report).summary;
}

/** Each breaks one law; the rule that must catch it. */
const planted = [
  { file: "domain/planted.ts", text: 'import "zod";\nimport "./movie.ts";\n', rule: "domain is pure" },
  {
    file: "app/ui/planted.ts",
    text: 'import type { Movie } from "#domain/movie.ts";\nexport type Planted = Movie;\n',
    rule: "app/ui may import only: content/words",
  },
  { file: "app/screens/home/planted.ts", text: 'import "#app/screens/movie/summary.tsx";\n', rule: "screens do not import screens" },
  {
    file: "server/upstream/planted.ts",
    text: 'import "#server/store/store.ts";\n',
    rule: "server/upstream may import only: domain, server/async",
  },
  { file: "app/movie/planted.ts", text: 'import "#app/seo/page-head.ts";\n', rule: "head builders stay on the server" },
];

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

// A run that was broken off may have left them behind.
for (const { file } of planted) rmSync(file, { force: true });
const { totalCruised, violations } = cruise();
if (totalCruised < fewestModules) fail(`rooms: only ${totalCruised} modules were read; the check is blind`);
for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} imports ${to}`);
if (violations.length > 0) fail(`rooms: ${violations.length} violations`);

for (const { file, text } of planted) writeFileSync(file, text);
const caught = (() => {
  try {
    return cruise().violations;
  } finally {
    for (const { file } of planted) rmSync(file);
  }
})();
const missed = planted.filter(({ file, rule }) => !caught.some((violation) => violation.from === file && violation.rule.name === rule));
if (missed.length > 0) fail(`rooms: planted violations were not caught: ${missed.map(({ file, rule }) => `${file} (${rule})`).join(", ")}`);
console.log(`rooms: ${totalCruised} modules keep the law; ${planted.length} planted violations were caught`);
