import { expect, test } from "vitest";
import { initialsOf } from "#features/lists/cards/portrait.tsx";

test.each([
  ["Buster Keaton", "BK"],
  ["Charlie Spencer Chaplin", "CC"],
  ["J.R.R. Tolkien", "JT"],
  ["Musidora", "M"],
  ["élodie bouchez", "ÉB"],
  ["李安", "李"],
  ["𐐨lpha", "𐐀"],
  ["50 Cent", "C"],
  ["(uncredited)", ""],
  ["  ", ""],
  ["", ""],
])("%j gives %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
