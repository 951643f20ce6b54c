import { expect, test } from "vitest";
import { words as german } from "#languages/de/settings.ts";
import { words as english } from "../settings.ts";

test("sizes grow from KB to MB", () => {
  expect([999, 3100, 999_400, 1_588_000].map(english.settingsPage.stored.size)).toEqual(["Less than 1 KB", "3 KB", "999 KB", "1.6 MB"]);
  expect(german.settingsPage.stored.size(1_588_000)).toBe("1,6\u00a0MB");
});
