import { expect, test } from "vitest";
import { imageUrl } from "./image-url.ts";

test("an image is base, size and path; the size is original unless told", () => {
  expect(imageUrl("https://image.example/t/p/", "/metropolis.jpg", "w500")).toBe("https://image.example/t/p/w500/metropolis.jpg");
  expect(imageUrl("/t/p/", "/metropolis.svg")).toBe("/t/p/original/metropolis.svg");
});

test("what would end an address, or begin another one in a srcset, is escaped", () => {
  expect(imageUrl("/t/p/", "/a.jpg 1w, https://elsewhere.example/b.jpg 2w", "w500")).toBe("/t/p/w500/a.jpg%201w%2C%20https%3A//elsewhere.example/b.jpg%202w");
  expect(imageUrl("/t/p/", '/"><b>\ud800.jpg', "w500")).toBe("/t/p/w500/%22%3E%3Cb%3E%EF%BF%BD.jpg");
  expect(imageUrl("/t/p/", "//elsewhere.example/%2f..jpg", "w500")).toBe("/t/p/w500//elsewhere.example/%2f..jpg");
});
