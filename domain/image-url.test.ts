import { expect, test } from "vitest";
import { imageUrl } from "./image-url.ts";

test("an image URL is base, size and path; the default size is original", () => {
  expect(imageUrl("https://image.example/t/p/", "/metropolis.jpg", "w500")).toBe("https://image.example/t/p/w500/metropolis.jpg");
  expect(imageUrl("/t/p/", "/metropolis.svg")).toBe("/t/p/original/metropolis.svg");
});
