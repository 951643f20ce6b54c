import { expect, test } from "vitest";
import { isSameTitle, titleKeys } from "./title-key.ts";

test("a word that names a method of all objects is a word", () => {
  expect(titleKeys("Bob the Constructor")).toEqual(["bobtheconstructor"]);
  expect(isSameTitle("Rocky II, the Constructor", "Rocky 2 the Constructor")).toBe(true);
});
