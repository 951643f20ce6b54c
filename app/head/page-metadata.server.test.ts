import { describe, expect, test } from "vitest";
import { cutDescription } from "./page-metadata.server.ts";

describe("a description", () => {
  test("of 155 characters is not cut", () => {
    expect(cutDescription("x".repeat(155))).toBe("x".repeat(155));
  });

  test("that is longer is cut to 152 characters and an ellipsis", () => {
    expect(cutDescription("x".repeat(156))).toBe(`${"x".repeat(152)}...`);
  });

  test("is one line", () => {
    expect(cutDescription("  Born to the stage.\n\n And then\tto the screen. ")).toBe("Born to the stage. And then to the screen.");
    expect(cutDescription(`${"x".repeat(155)}\n`)).toBe("x".repeat(155));
  });

  test("is not cut within a character", () => {
    const cut = cutDescription("🎬".repeat(200));
    expect(cut).toBe(`${"🎬".repeat(152)}...`);
    expect(cut.isWellFormed()).toBe(true);
  });

  test("may be empty", () => {
    expect(cutDescription(" \n ")).toBe("");
  });
});
