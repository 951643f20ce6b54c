import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";

// The import law (import-law.dependency-cruiser.cjs), and that it is alive: a cruiser that reads no module reports no violation, so
// planted ones have to be caught. They are planted in a copy: a run that is interrupted leaves nothing in the working tree.

type Summary = { totalCruised: number; violations: { rule: { name: string }; from: string; to: string }[] };

const lawConfig = "import-law.dependency-cruiser.cjs";
const checked = ["domain", "languages", "content", "sample", "app", "features", "player", "server"];
/** Part of the copy, as an import that the law forbids must resolve to be recognized. */
const forbidden = ["tests", "bench", "tools"];
/** Fewer than this, and the cruiser has not read the project. */
const fewestModules = 100;

/** Each breaks one law; the rule that must catch it. */
const planted = [
  { file: "domain/planted.ts", text: 'import "zod";\nimport "./movie.ts";\n', rule: "domain is pure" },
  {
    file: "app/ui/planted.ts",
    text: 'import type { Catalog } from "#features/catalog.ts";\nexport type Planted = Catalog;\n',
    rule: "app/ui may import only: domain, app/words, app/fonts, app/router",
  },
  { file: "features/titles/planted-screen.tsx", text: 'import "./movie/movie-screen.tsx";\n', rule: "screens do not import screens" },
  { file: "features/titles/planted.ts", text: 'import "#app/head/page-head.server.ts";\n', rule: "*.server.ts files stay on the server" },
  { file: "features/search/planted.ts", text: 'import "#server/request/request-env.ts";\n', rule: "only a feature's *.server.ts files import the server" },
  {
    file: "server/page-cache/planted.ts",
    text: 'import "#features/saved/titles-api.server.ts";\n',
    rule: "server/page-cache may import only: domain, server/async",
  },
  { file: "app/shell/planted.ts", text: 'import "#app/routes.server.ts";\n', rule: "*.server.ts files stay on the server" },
  { file: "features/saved/model/planted.ts", text: 'import "#app/ui/cut-text.ts";\n', rule: "models are pure" },
  {
    file: "features/saved/planted.ts",
    text: 'import "#features/lists/cards/poster.tsx";\n',
    rule: "features/saved may import only: domain, languages/words.ts, app/words, app/router, app/ui, app/data, app/head, features/catalog.ts, server/async, server/request, server/upstream/upstream-error.ts",
  },
  { file: "features/player/planted.ts", text: 'import "#features/media/media-file.ts";\n', rule: "the media library stays on the server" },
  {
    file: "server/compose/planted.ts",
    text: 'import "#features/media/media-file.ts";\n',
    rule: "only server/compose/media.ts imports the insides of features/media",
  },
  {
    file: "features/player/films-planted.ts",
    text: 'import "#features/public-films/facts.ts";\n',
    rule: "of features/public-films pages and players have the model alone",
  },
  { file: "features/media/no-media-planted.ts", text: 'import "./media-file.ts";\n', rule: "a site without a media library has none of its insides" },
  {
    file: "features/media/library/planted.ts",
    text: 'import "#server/compose/command-catalog.ts";\n',
    rule: "of features/media only the command opens parts of the site",
  },
  {
    file: "server/catalog/planted.ts",
    text: 'import "#server/cluster/shared-quota.ts";\n',
    rule: "only server/compose/stores.ts imports the insides of server/cluster",
  },
  {
    file: "server/upstream/planted.ts",
    text: 'import "#server/store/store.ts";\n',
    rule: "server/upstream may import only: domain, features/([^/]+/model|catalog.ts), server/async",
  },
];

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function copyProject(copy: string): void {
  const filter = (path: string) => basename(path) !== "node_modules";
  for (const path of [...checked, ...forbidden, lawConfig, "package.json", "tsconfig.json"]) cpSync(path, join(copy, path), { recursive: true, filter });
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"), "junction");
}

function cruise(cwd: string): Summary {
  const cruiser = resolve("node_modules", "dependency-cruiser/bin/dependency-cruise.mjs");
  const { stdout, stderr } = spawnSync(process.execPath, [cruiser, "--config", lawConfig, "--output-type", "json", ...checked], {
    cwd,
    encoding: "utf8",
    maxBuffer: 256 * 1024 * 1024,
  });
  if (stdout === "") throw new Error(`imports: the cruiser failed: ${stderr}`);
  return (JSON.parse(stdout) as { summary: Summary }).summary;
}

function cruiseWithPlanted(): Summary {
  const copy = mkdtempSync(join(tmpdir(), "matinee-imports-"));
  try {
    copyProject(copy);
    for (const { file, text } of planted) writeFileSync(join(copy, file), text);
    return cruise(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

const { totalCruised, violations } = cruiseWithPlanted();
if (totalCruised < fewestModules) fail(`imports: only ${totalCruised} modules were read; the check is blind`);
const real = violations.filter(({ from }) => !planted.some(({ file }) => file === from));
for (const { rule, from, to } of real) console.error(`${rule.name}: ${from} imports ${to}`);
if (real.length > 0) fail(`imports: ${real.length} violations`);
const missed = planted.filter(({ file, rule }) => !violations.some((violation) => violation.from === file && violation.rule.name === rule));
if (missed.length > 0) fail(`imports: planted violations were not caught: ${missed.map(({ file, rule }) => `${file} (${rule})`).join(", ")}`);
console.log(`imports: ${totalCruised - planted.length} modules keep the law; ${planted.length} planted violations were caught`);
