import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { credits } from "./credit-schemas.ts";
import { movieDetails, movieSummary } from "./movie-schemas.ts";
import { listPartOf, matchesIn } from "./page-schemas.ts";
import { personDetails, personSummary } from "./person-schemas.ts";
import { season } from "./season-schemas.ts";
import { seriesDetails } from "./series-schemas.ts";

describe("any JSON of the provider", () => {
  const schemas = {
    movieDetails,
    seriesDetails,
    season,
    personDetails,
    credits,
    results: listPartOf(movieSummary),
    people: listPartOf(personSummary),
    matches: matchesIn(undefined),
  };

  /** The provider's names, which random objects would never have. */
  const keys = fc.constantFrom(
    "id",
    "title",
    "name",
    "results",
    "cast",
    "crew",
    "credits",
    "reviews",
    "similar",
    "episodes",
    "season_number",
    "author_details",
    "adult",
    "runtime",
  );
  const value = fc.letrec((tie) => ({
    any: fc.oneof({ depthSize: "small" }, fc.jsonValue(), fc.constant(19), fc.constant("x"), tie("object"), fc.array(tie("any"), { maxLength: 4 })),
    object: fc.dictionary(keys, tie("any"), { maxKeys: 8 }),
  })).any;

  test.each(Object.entries(schemas))("is accepted or refused by %s, which never throws", (_, schema) => {
    fc.assert(
      fc.property(value, (body) => {
        const parsed = schema.safeParse(body);
        expect(typeof parsed.success).toBe("boolean");
        if (parsed.success) expect(JSON.stringify(parsed.data)).not.toContain('"adult"');
      }),
    );
  });

  test("costs a list its damaged items alone", () => {
    const items = fc.array(
      fc.oneof(
        fc.jsonValue(),
        fc.record({ id: fc.integer({ min: 1, max: 1000 }), title: fc.constant("x"), overview: fc.jsonValue(), poster_path: fc.jsonValue() }),
      ),
    );
    fc.assert(
      fc.property(items, (results) => {
        const good = results.flatMap((item) =>
          typeof item === "object" && item !== null && "title" in item && item.title === "x" && typeof (item as { id: unknown }).id === "number"
            ? [(item as { id: number }).id]
            : [],
        );
        expect(
          listPartOf(movieSummary)
            .parse({ results })
            .items.map((item) => item.id),
        ).toEqual([...new Set(good)]);
      }),
    );
  });
});
