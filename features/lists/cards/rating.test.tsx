import { expect, test } from "vitest";
import { renderInEnglish } from "#tests/support/in-english.tsx";
import { Rating } from "./rating.tsx";

const star = (): string | null | undefined => document.querySelector("svg")?.getAttribute("class");

test("a rating has a star in the accent color", () => {
  const { container } = renderInEnglish(<Rating film={{ vote_average: 7.84, vote_count: 12 }} />);
  expect(container.textContent).toBe("Rating 7.8 of 10");
  expect(star()).toContain("marquee");
});

test("a rating of 0 without votes says so, and its star has no color", () => {
  const { container } = renderInEnglish(<Rating film={{ vote_average: 0, vote_count: 0 }} />);
  expect(container.textContent).toBe("Rating 0.0 no votes yet");
  expect(star()).not.toContain("marquee");
});

test("a rating of 0 with votes is one", () => {
  const { container } = renderInEnglish(<Rating film={{ vote_average: 0, vote_count: 3 }} />);
  expect(container.textContent).toBe("Rating 0.0 of 10");
  expect(star()).toContain("marquee");
});

test("nothing is shown without a number", () => {
  const { container } = renderInEnglish(<Rating film={{ vote_average: null, vote_count: 0 }} />);
  expect(container.textContent).toBe("");
});
