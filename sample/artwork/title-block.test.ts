import { expect, test } from "vitest";
import { setTitle } from "./title-block.ts";

const room = { width: 440, height: 290, largest: 250, setting: "ragged" } as const;
const linesOf = (title: string) => setTitle(title, room).lines.map((line) => line.text);

test.each([
  ["RAIN", ["RAIN"]],
  ["THE GOLD RUSH", ["THE GOLD", "RUSH"]],
  ["SANTA CLAUS CONQUERS THE MARTIANS", ["SANTA CLAUS", "CONQUERS", "THE MARTIANS"]],
])("%s is broken where it reads well", (title, lines) => {
  expect(linesOf(title)).toEqual(lines);
});

test.each(["DR. JEKYLL AND MR. HYDE", "THE LODGER: A STORY OF THE LONDON FOG", "A VERY LONG TITLE THAT GOES ON AND ON, AND THEN A LITTLE FURTHER STILL"])(
  "%s stays inside its room, every word once",
  (title) => {
    for (const setting of ["ragged", "justified"] as const) {
      const block = setTitle(title, { ...room, setting });
      expect(block.width).toBeLessThanOrEqual(440.001);
      expect(block.height).toBeLessThanOrEqual(290.001);
      expect(block.lines.map((line) => line.text).join(" ")).toBe(title);
    }
  },
);

test("titles of the catalog's length keep capitals of 30 units or more: 10 px on a poster of 160", () => {
  for (const title of ["THE LODGER: A STORY OF THE LONDON FOG", "SANTA CLAUS CONQUERS THE MARTIANS"]) {
    for (const line of setTitle(title, room).lines) expect(line.size * 0.8).toBeGreaterThan(30);
  }
});
