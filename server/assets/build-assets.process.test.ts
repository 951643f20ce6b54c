import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "#tests/support/sample-app.ts";
import { readBuildAssets } from "./build-assets.ts";

const importedBy = (file: string): string[] =>
  [...readFileSync(join(projectRoot, "build/client", file), "utf8").matchAll(/(?:from|import) ?["']\.\/([^"']+\.js)["']/g)].map(
    ([, name]) => `/assets/${name}`,
  );

test.each(["page", "player"] as const)("a document names all scripts that its own imports, so that none waits for another: %s", (kind) => {
  const assets = readBuildAssets(projectRoot);
  const [own, imports] = kind === "page" ? [assets.entry, assets.imports] : [assets.player.script, assets.player.imports];
  expect(importedBy(own).length).toBeGreaterThan(0);
  for (const script of [own, ...imports]) expect(importedBy(script).filter((file) => !imports.includes(file))).toEqual([]);
});

test("the offline page's script needs no other file, and no page runs it", () => {
  const { entry, imports, offline } = readBuildAssets(projectRoot);
  expect(importedBy(offline.script)).toEqual([]);
  const textOf = (file: string) => readFileSync(join(projectRoot, "build/client", file), "utf8");
  expect(textOf(offline.script)).toContain("[data-reload]");
  for (const script of [entry, ...imports]) expect(textOf(script)).not.toContain("[data-reload]");
});

test("what pages load to save, rate and list a title is fetched for the time without a network", () => {
  const { offline } = readBuildAssets(projectRoot);
  for (const part of ["rating-dialog", "own-lists-dialog"])
    expect(
      offline.files("en").filter((file) => file.startsWith(`/assets/${part}-`)),
      part,
    ).not.toEqual([]);
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
