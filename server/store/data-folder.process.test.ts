import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { prepareDataFolder } from "./data-folder.ts";

test("creates the folder with those above it, and leaves nothing in it", () => {
  const folder = join(temporaryFolder(), "a", "b");
  prepareDataFolder(folder);
  expect(readdirSync(folder)).toEqual([]);
});

test.each(["file", "file/below"])("refuses a file in its place (%s)", (name) => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "file"), "");
  expect(() => prepareDataFolder(join(folder, name))).toThrow(/^DATA_DIR: .* must be a folder; it is a file, or lies below one$/);
});

test("refuses a name that is too long", () => {
  const folder = join(temporaryFolder(), "x".repeat(300));
  expect(() => prepareDataFolder(folder)).toThrow(`DATA_DIR: ${folder} has a name that is too long`);
});

// Node's own `mkdirSync` with `recursive` never returns there.
test.runIf(existsSync("/proc/self")).each(["/proc/matinee/data", "/proc/self", "/proc/self/data"])("refuses %s, where no files can be created", (folder) => {
  expect(() => prepareDataFolder(folder)).toThrow(`DATA_DIR: ${folder} is on a file system where no files can be created`);
});

test("accepts a folder that may not be written", () => {
  expect(() => prepareDataFolder("/sys/kernel/matinee")).not.toThrow();
});
