import { afterEach, expect, test } from "vitest";
import { applyTheme } from "./theme.ts";

afterEach(() => applyTheme("system"));

test("the browser's bar has the color of the chosen theme, and of the system's where none is chosen", () => {
  document.head.innerHTML = '<meta name="theme-color" content="#000" data-theme="dark"><meta name="theme-color" content="#fff" data-theme="light">';
  const media = () => [...document.querySelectorAll("meta")].map((color) => color.getAttribute("media"));
  applyTheme("light");
  expect(media()).toEqual(["not all", "all"]);
  applyTheme("dark");
  expect(media()).toEqual(["all", "not all"]);
  applyTheme("system");
  expect(media()).toEqual(["(prefers-color-scheme: dark)", "(prefers-color-scheme: light)"]);
});
