import { expect, test } from "vitest";
import { parseResponse } from "./response.ts";

test("replaces a lone surrogate and leaves a pair", () => {
  const text = '{"title":"a \\ud83d b","tags":["\\uD83D\\uDE00"],"id":19}';
  expect(parseResponse("/movie/19", { status: 200, headers: new Headers(), text }, 0)).toEqual({ title: "a \ufffd b", tags: ["\u{1f600}"], id: 19 });
});
