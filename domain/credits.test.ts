import { expect, test } from "vitest";
import { directorsOf } from "./credits.ts";

const crew = (...members: [name: string, job: string][]) => ({ cast: [], crew: members.map(([name, job], id) => ({ id, name, job })) });

test("the director is the crew member whose job is Director", () => {
  expect(directorsOf(crew(["Thea von Harbou", "Screenplay"], ["Fritz Lang", "Director"], ["Karl Freund", "Director of Photography"]))).toEqual(["Fritz Lang"]);
});

test("several directors come in the provider's order, each once", () => {
  expect(directorsOf(crew(["B", "Director"], ["A", "Director"], ["B", "Director"]))).toEqual(["B", "A"]);
  expect(directorsOf(crew())).toEqual([]);
});
