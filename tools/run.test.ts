import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import manifest from "../package.json" with { type: "json" };

/** The folders and files that a new build is made for. */
function buildSources(): string[] {
  const [, list = ""] = /const buildSources = \[([^\]]*)\]/.exec(readFileSync("tools/run.mjs", "utf8")) ?? [];
  return [...list.matchAll(/"([^"]+)"/g)].map(([, source = ""]) => source);
}

test("a change in any folder that ships is among what a new build is made for", () => {
  const folders = Object.keys(manifest.imports).map((alias) => alias.replace(/^#|\/\*$/g, ""));
  expect(folders.filter((folder) => !["tests", "tools", "bench", ...buildSources()].includes(folder))).toEqual([]);
});

test("whatever the build's configuration imports is among what a new build is made for", () => {
  const imported = [...readFileSync("vite.config.ts", "utf8").matchAll(/from "\.\/([^"]+)"/g)].map(([, file = ""]) => file);
  expect(imported).toContain("tools/precompress.ts");
  expect(imported.filter((file) => !buildSources().includes(file))).toEqual([]);
});

test("packages that the build's configuration imports are installed by a start, which omits devDependencies", () => {
  const imported = [...readFileSync("vite.config.ts", "utf8").matchAll(/from "([^.][^"]*)"/g)].map(([, name = ""]) => name);
  expect(imported).toContain("vite");
  expect(imported.filter((name) => !name.startsWith("node:") && !(name in manifest.dependencies))).toEqual([]);
});
