import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";
import { screenSources } from "#app/render.tsx";
import type { ScreenName } from "#app/route.ts";
import { screenWords } from "#app/screen-words.ts";
import { projectRoot } from "#tests/support/sample-app.ts";

/** What a file imports, at once or later. */
const importsOf = (file: string, text: string): string[] =>
  [...text.matchAll(/(?:from |import\()"([#.][^"]+)"/g)]
    .map(([, name = ""]) => name)
    .map((name) => (name.startsWith("#") ? name.slice(1) : normalize(join(dirname(file), name))))
    .filter((name) => /^(app|features)\/.*\.tsx?$/.test(name));

/** The groups of words that a file and what it imports ask for. */
function groupsIn(file: string, seen = new Set<string>()): Set<string> {
  seen.add(file);
  const text = readFileSync(join(projectRoot, file), "utf8");
  const own = [...text.matchAll(/useWords\("([\w-]+)"\)/g)].map(([, group]) => group ?? "");
  const imported = importsOf(file, text).flatMap((name) => (seen.has(name) ? [] : [...groupsIn(name, seen)]));
  return new Set([...own, ...imported]);
}

/** The search box's dropdown, the consent panel, Home's rows of what is stored, the layout for a television. */
const lateGroups: readonly string[] = ["search", "search-keyboard", "ads", "saved", "couch"];

test.each(Object.entries(screenSources) as [ScreenName, string][])("the words of the screen %s load with its code", (screen, source) => {
  const listed = screenWords[screen];
  const isLate = (group: string) => lateGroups.includes(group) && !listed.some((one) => one === group);
  const asked = [...groupsIn(source)].filter((group) => group !== "site" && !isLate(group)).toSorted();
  expect(listed.toSorted()).toEqual(asked);
});
