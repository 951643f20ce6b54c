import { expect, test } from "vitest";
import { ageOf, firstParagraph } from "./person.ts";

test("an age is measured to the death date, or to today", () => {
  expect(ageOf({ birthday: "1895-10-04", deathday: "1966-02-01" }, "2026-11-20")).toBe(70);
  expect(ageOf({ birthday: "1995-11-20", deathday: null }, "2026-11-20")).toBe(31);
  expect(ageOf({ birthday: "1995-11-21", deathday: null }, "2026-11-20")).toBe(30);
});

test("an unknown birthday or an incomplete death date gives no age", () => {
  expect(ageOf({ birthday: null, deathday: null }, "2026-11-20")).toBeNull();
  expect(ageOf({ birthday: "1895-10-04", deathday: "1966" }, "2026-11-20")).toBeNull();
});

test("only the first paragraph of a biography is used", () => {
  expect(firstParagraph("\n\nBorn to the stage,\nin Kansas.\r\n \r\nAnd then to the screen.")).toBe("Born to the stage,\nin Kansas.");
  expect(firstParagraph("")).toBe("");
});
