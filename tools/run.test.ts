import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const textOf = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

test("a build is made anew when anything that its configuration takes in has changed", () => {
  const [, listed = ""] = /^const buildSources = \[(.*?)\];$/ms.exec(textOf("tools/run.mjs")) ?? [];
  const taken = [...textOf("vite.config.ts").matchAll(/from "\.\/(.+)";$/gm)].map(([, path]) => path);
  expect(taken.length).toBeGreaterThan(0);
  expect([...listed.matchAll(/"(.+?)"/g)].map(([, path]) => path)).toEqual(expect.arrayContaining(taken));
});
