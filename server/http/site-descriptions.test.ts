import { expect, test } from "vitest";
import { sampleApp } from "#tests/support/sample-app.ts";
import { sampleSite } from "#tests/support/sample-site.ts";

const site = sampleSite({ name: "Ritz & Sons", origin: "https://ritz.example", contactEmail: "box@ritz.example" });

test("security.txt names the operator's contact, for at most a year", async () => {
  const text = await (await sampleApp({ site }).get("/.well-known/security.txt")).text();
  const fields: Record<string, string> = Object.fromEntries(
    text
      .split("\n")
      .filter(Boolean)
      .map((line) => line.split(/: (.*)/)),
  );
  expect(fields).toMatchObject({ Contact: "mailto:box@ritz.example", Canonical: "https://ritz.example/.well-known/security.txt" });
  const days = (Date.parse(fields.Expires ?? "") - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(363);
  expect(days).toBeLessThan(366);
});

test("each page names the description of its search, which searches by an address", async () => {
  const app = sampleApp({ site });
  const [, path = ""] =
    /<link rel="search" type="application\/opensearchdescription\+xml" href="([^"]+)" title="Ritz &amp; Sons">/.exec(await (await app.get("/home")).text()) ??
    [];
  const response = await app.get(path);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/opensearchdescription+xml; charset=utf-8"]);
  const text = await response.text();
  expect(text).toContain("<ShortName>Ritz &amp; Sons</ShortName>");
  expect(text).toContain('type="text/html" template="https://ritz.example/search?q={searchTerms}"');
  expect(text).toContain('type="application/x-suggestions+json" template="https://ritz.example/api/suggestions?q={searchTerms}"');
});

test.each([
  ["The Ritz of Old Berlin", "The Ritz of Old "],
  ["The Ritz films 🎬", "The Ritz films "],
  ["Le petit cinema\u0301s", "Le petit cinema\u0301"],
  ["Les vieux cinema\u0301s", "Les vieux cinem"],
])("the short name of %s has at most 16 characters, each of them whole", async (name, short) => {
  const text = await (await sampleApp({ site: sampleSite({ name }) }).get("/opensearch.xml")).text();
  expect(text).toContain(`<ShortName>${short}</ShortName>`);
});
