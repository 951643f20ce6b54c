import { expect, test } from "vitest";
import { strongEpisodeName } from "./episode-name.ts";

test.each([
  ["Rally 2009x02", { title: "Rally", season: 2009, first: 2, last: 2 }],
  ["Rally 2009x02-2009x03 - Final", { title: "Rally", season: 2009, first: 2, last: 3 }],
  ["Rally S2009E02", { title: "Rally", season: 2009, first: 2, last: 2 }],
  ["The Weir [Cap.405_400]", { title: "The Weir", season: 4, first: 5, last: 5 }],
  ["Daily Street - S42 Ep10718 - Ep10720", { title: "Daily Street", season: 42, first: 10_718, last: 10_720 }],
])("%s", (name, expected) => {
  expect(strongEpisodeName(name)).toMatchObject(expected);
});

test("the shape of a picture is no year and episode", () => {
  expect(strongEpisodeName("Rally 1920x800")).toBeNull();
  expect(strongEpisodeName("Rally 2048x858")).toBeNull();
});
