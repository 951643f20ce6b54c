import { expect, test } from "vitest";
import { inBusiestSecond, isView } from "./views.ts";

const page = (heading: string, status = 200) => ({ status, body: `<title>Light & Shadow 1</title><h1 tabindex="-1" class="display">${heading}</h1>` });

test.each([
  ["the name", page("Light &amp; Shadow 1"), "Light & Shadow 1", true],
  ["a name with quotes", page("&quot;Nosferatu&#x27;s&quot; &lt;3"), `"Nosferatu's" <3`, true],
  ["another film's name", page("Light &amp; Shadow 2"), "Light & Shadow 1", false],
  ["a name that begins alike", page("Light &amp; Shadow 12"), "Light & Shadow 1", false],
  ["a name that ends alike", page("Northern Light &amp; Shadow 1"), "Light & Shadow 1", false],
  ["no name", page(""), "Light & Shadow 1", false],
  ["the name with another status", page("Light &amp; Shadow 1", 503), "Light & Shadow 1", false],
])("a page whose heading is %s", (_, response, name, expected) => expect(isView(response, { name })).toBe(expected));

test("calls are counted in the busiest second, wherever it begins", () => {
  expect([[], [0, 900, 1100, 1800, 1899], [0, 1000, 2000]].map(inBusiestSecond)).toEqual([0, 4, 1]);
});
