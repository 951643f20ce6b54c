import { expect, test } from "vitest";
import { certifications, foundReferences, namedReference, streamingProviders } from "./reference-calls.ts";

test("names that cannot be used are left out, each id once", () => {
  const results = [
    { id: 1, name: " UFA " },
    { id: 1, name: "UFA" },
    { id: 2 },
    { id: "3", name: "text id" },
    null,
    { id: 4, name: "" },
    { id: 5, name: "x".repeat(201) },
  ];
  expect(foundReferences.parse({ results })).toEqual([{ id: "1", name: "UFA" }]);
  expect(foundReferences.safeParse({}).success).toBe(false);
  expect(namedReference.safeParse({ id: 1, name: 5 }).success).toBe(false);
});

test("a region's streaming providers come in its order", () => {
  const entry = (provider_id: number, priority: number) => ({
    provider_id,
    provider_name: `P${provider_id}`,
    display_priorities: { US: 9 - priority, DE: priority },
  });
  const results = [entry(1, 3), { provider_id: 2, provider_name: "unknown priority", display_priorities: "x" }, entry(3, 1)];
  expect(
    streamingProviders("DE")
      .parse({ results })
      .map(({ id }) => id),
  ).toEqual(["3", "1", "2"]);
  expect(
    streamingProviders("US")
      .parse({ results })
      .map(({ id }) => id),
  ).toEqual(["1", "3", "2"]);
});

test("certifications are read by region, in the country's order, and what is odd is left out", () => {
  const body = {
    certifications: {
      US: [{ certification: "PG", meaning: "…", order: 2 }, { certification: "G", order: 1 }, { certification: "", order: 0 }, "x"],
      "CA-QC": [{ certification: "13+", order: 1 }],
      DE: "x",
    },
  };
  expect(certifications.parse(body)).toEqual({ US: ["G", "PG"].map((id) => ({ id, name: id })), DE: [] });
  expect(certifications.safeParse({ certifications: [] }).success).toBe(false);
});
