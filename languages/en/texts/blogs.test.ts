import { expect, test } from "vitest";
import { minutesToRead, wordCount } from "#features/pages/model/article.ts";
import { articles } from "../articles/articles.ts";

const six = articles("The Ritz");

test("there are six different articles", () => {
  expect(six).toHaveLength(6);
  expect(new Set(six.map((article) => article.id)).size).toBe(6);
  expect(new Set(six.map((article) => article.title)).size).toBe(6);
});

test.each(six.map((article) => [article.title, article] as const))("%s: 300 to 600 words", (_, article) => {
  expect(wordCount(article)).toBeGreaterThanOrEqual(300);
  expect(wordCount(article)).toBeLessThanOrEqual(600);
});

test("200 words take a minute to read, rounded", () => {
  const article = { ...six[0], id: "serials", title: "", summary: "", program: [] } as const;
  expect(minutesToRead({ ...article, body: ["word ".repeat(500), ["with a ", { text: "link of ", to: "/" }, "words"]] })).toBe(3);
  expect(minutesToRead({ ...article, body: ["short"] })).toBe(1);
  expect(minutesToRead({ ...article, body: ["映画".repeat(500)] })).toBe(2);
});
