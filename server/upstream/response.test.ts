import { expect, test } from "vitest";
import { answerOf } from "./response.ts";

test("half a character becomes the one that stands for it; a whole one stays", () => {
  const text = '{"title":"a \\ud83d b","tags":["\\uD83D\\uDE00"],"id":19}';
  expect(answerOf("/movie/19", { status: 200, headers: new Headers(), text }, 0)).toEqual({ title: "a \ufffd b", tags: ["\u{1f600}"], id: 19 });
});
