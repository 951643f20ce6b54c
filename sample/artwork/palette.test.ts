import { expect, test } from "vitest";
import { contrast, mix } from "./color.ts";
import { paletteFor, textInk } from "./palette.ts";
import { randomFrom } from "./random.ts";

const palettes = Array.from({ length: 400 }, (_, i) => paletteFor({ id: i, title: "", year: null, director: null, genres: [] }, randomFrom(String(i))));

test("contrast is WCAG's ratio", () => {
  expect(contrast("#ffffff", "#000000")).toBeCloseTo(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

test("text has 4.5:1 on every ink and on every mix of two", () => {
  for (const palette of palettes) {
    const inks = Object.values(palette);
    for (const panel of inks.flatMap((one) => inks.flatMap((other) => [0, 0.35, 0.7].map((share) => mix(one, other, share))))) {
      for (const preferred of ["ink", "accent"] as const) expect(contrast(textInk(panel, palette, preferred), panel)).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test("background and ink of a palette have 4.5:1", () => {
  for (const { background, ink } of palettes) expect(contrast(background, ink)).toBeGreaterThanOrEqual(4.5);
  expect(new Set(palettes.map(({ background }) => background)).size).toBeGreaterThan(25);
});
