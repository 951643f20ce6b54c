import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "#tests/support/sample-app.ts";
import { readBuildAssets } from "./build-assets.ts";

const importedBy = (file: string): string[] =>
  [...readFileSync(join(projectRoot, "build/client", file), "utf8").matchAll(/(?:from|import) ?["']\.\/([^"']+\.js)["']/g)].map(
    ([, name]) => `/assets/${name}`,
  );

test("each first script comes after those that it imports, so that it can run in a task of its own", () => {
  const { scripts } = readBuildAssets(projectRoot);
  expect(importedBy(scripts.at(-1) ?? "").length).toBeGreaterThan(1);
  for (const [index, script] of scripts.entries()) expect(importedBy(script).filter((file) => !scripts.slice(0, index).includes(file))).toEqual([]);
});

test("no head builder is in a script of the browser", () => {
  const scriptsIn = (folder: string) =>
    readdirSync(join(projectRoot, folder))
      .filter((file) => file.endsWith(".js"))
      .map((file) => readFileSync(join(projectRoot, folder, file), "utf8"));
  const isHeadBuilder = (script: string) => script.includes("BreadcrumbList");
  expect(scriptsIn("build/server/assets").some(isHeadBuilder)).toBe(true);
  expect(scriptsIn("build/client/assets").filter(isHeadBuilder)).toEqual([]);
});
