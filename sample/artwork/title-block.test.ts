import { expect, test } from "vitest";
import { setTitle } from "./title-block.ts";

const box = { width: 440, height: 290, largest: 250, setting: "ragged" } as const;
const linesOf = (title: string) => setTitle(title, box).lines.map((line) => line.text);

test.each([
  ["RAIN", ["RAIN"]],
  ["THE GOLD RUSH", ["THE GOLD", "RUSH"]],
  ["SANTA CLAUS CONQUERS THE MARTIANS", ["SANTA CLAUS", "CONQUERS", "THE MARTIANS"]],
])("%s is broken into sensible lines", (title, lines) => {
  expect(linesOf(title)).toEqual(lines);
});

test.each(["DR. JEKYLL AND MR. HYDE", "THE LODGER: A STORY OF THE LONDON FOG", "A VERY LONG TITLE THAT GOES ON AND ON, AND THEN A LITTLE FURTHER STILL"])(
  "%s stays inside its box with every word",
  (title) => {
    for (const setting of ["ragged", "justified"] as const) {
      const block = setTitle(title, { ...box, setting });
      expect(block.width).toBeLessThanOrEqual(440.001);
      expect(block.height).toBeLessThanOrEqual(290.001);
      expect(block.lines.map((line) => line.text).join(" ")).toBe(title);
    }
  },
);

test("the catalog's long titles have capitals of at least 30 units: 10 px on a poster 160 px wide", () => {
  for (const title of ["THE LODGER: A STORY OF THE LONDON FOG", "SANTA CLAUS CONQUERS THE MARTIANS"]) {
    for (const line of setTitle(title, box).lines) expect(line.size * 0.8).toBeGreaterThan(30);
  }
});
