import { expect, test } from "vitest";
import { parseSavedView, plainView, savedViewPath, sortsOf } from "./saved-view.ts";

const parse = (search: string) => parseSavedView(new URLSearchParams(search));

test("without parameters: what was saved, the last one first, as cards", () => {
  const view = parse("");
  expect(view).toEqual(plainView({ tab: "saved", list: null, layout: "cards" }));
  expect(view.sort).toBe("added");
  expect(savedViewPath(view)).toBe("/list");
});

test.each([
  "/list?show=seen",
  "/list?show=rated&sort=own",
  "/list?show=lists",
  "/list?list=2",
  "/list?list=2&sort=title&layout=rows",
  "/list?type=tv&genre=18&decade=1990&rating=7&added=month&here=1&sort=newest&layout=rows",
])("%s comes back from its view", (path) => {
  expect(savedViewPath(parse(path.replace("/list", "")))).toBe(path);
});

test.each([
  ["?show=else", "/list"],
  ["?show=continue", "/list?show=continue"],
  ["?sort=hand", "/list"],
  ["?sort=own", "/list"],
  ["?genre=1", "/list"],
  ["?decade=1995", "/list"],
  ["?decade=1e3", "/list"],
  ["?rating=11", "/list"],
  ["?list=0", "/list"],
  ["?list=-1&show=seen", "/list?show=seen"],
  ["?list=99999999999999999999", "/list"],
  ["?list=2&show=seen", "/list?list=2"],
  ["?list=1&sort=hand", "/list?list=1"],
  ["?list=1&sort=added", "/list?list=1&sort=added"],
  ["?type=%3Cscript%3E&utm=x", "/list"],
])("%s is %s", (search, path) => {
  expect(savedViewPath(parse(search))).toBe(path);
});

test("each tab offers its own orders", () => {
  expect(sortsOf({ tab: "saved", list: null })).toEqual(["added", "title", "newest", "oldest", "rating"]);
  expect(sortsOf({ tab: "rated", list: null })).toContain("own");
  expect(sortsOf({ tab: "lists", list: 1 })).toContain("hand");
});
