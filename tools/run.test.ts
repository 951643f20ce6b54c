import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import manifest from "../package.json" with { type: "json" };

test("whatever the build's configuration imports is among what a new build is made for", () => {
  const imported = [...readFileSync("vite.config.ts", "utf8").matchAll(/from "\.\/([^"]+)"/g)].map(([, file]) => file);
  const [, list = ""] = /const buildSources = \[([^\]]*)\]/.exec(readFileSync("tools/run.mjs", "utf8")) ?? [];
  const sources = [...list.matchAll(/"([^"]+)"/g)].map(([, source]) => source);
  expect(imported).toContain("tools/precompress.ts");
  expect(imported.filter((file) => !sources.includes(file))).toEqual([]);
});

test("packages that the build's configuration imports are installed by a start, which omits devDependencies", () => {
  const imported = [...readFileSync("vite.config.ts", "utf8").matchAll(/from "([^.][^"]*)"/g)].map(([, name = ""]) => name);
  expect(imported).toContain("vite");
  expect(imported.filter((name) => !name.startsWith("node:") && !(name in manifest.dependencies))).toEqual([]);
});
