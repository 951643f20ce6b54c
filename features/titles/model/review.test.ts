import { expect, test } from "vitest";
import { type Review, shownReviews } from "./review.ts";

const review = (id: string, content: string): Review => ({ id, author: id, content, author_details: { avatar_path: null, rating: null } });

test("the first three reviews are shown, long ones cut", () => {
  const shown = shownReviews([review("a", "Fine."), review("b", "long ".repeat(10_000)), review("c", ""), review("d", "")]);
  expect(shown.map(({ id }) => id)).toEqual(["a", "b", "c"]);
  expect(shown[0]?.content).toBe("Fine.");
  expect(shown[1]?.content.length).toBeLessThan(4100);
  expect(shown[1]?.content.endsWith("long…")).toBe(true);
});
