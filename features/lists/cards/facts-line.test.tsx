import { expect, test } from "vitest";
import { renderInEnglish } from "#tests/support/in-english.tsx";
import { FactsLine } from "./facts-line.tsx";

test("facts are read as words of their own: the dots between them are hidden, the spaces are not", () => {
  const { container } = renderInEnglish(<FactsLine facts={["1927", "", "148 min"]} lateFacts={["German", "Drama"]} />);
  expect(container.textContent).toBe("1927 · 148 min · German · Drama");
  for (const dot of container.querySelectorAll("[aria-hidden]")) dot.remove();
  expect(container.textContent?.split(/\s+/)).toEqual(["1927", "148", "min", "German", "Drama"]);
});
