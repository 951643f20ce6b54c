import { expect, test } from "vitest";
import { excerpt } from "./excerpt.ts";

test("a short text is unchanged", () => {
  expect(excerpt("Judex returns.", 14)).toBe("Judex returns.");
});

test("a long text is cut at a word", () => {
  expect(excerpt("Judex returns at night.", 16)).toBe("Judex returns…");
});

test("a text without spaces is cut anywhere, but never within a character", () => {
  expect(excerpt("夜警夜警夜警", 4)).toBe("夜警夜警…");
  expect(excerpt("😀😀😀", 3)).toBe("😀…");
});

test("a space at the beginning of a text without further ones is no place to cut", () => {
  expect(excerpt(`夜警 ${"夜警".repeat(40)}`, 60)).toBe(`夜警 ${"夜警".repeat(28)}夜…`);
});
