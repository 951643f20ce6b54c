import { isEnglish } from "#domain/languages.ts";
import type { CallOptions } from "#domain/query.ts";
import type { Catalog } from "#features/catalog.ts";
import { type PersonDetails, storedPersonDetails } from "#server/upstream/person-schemas.ts";
import type { CatalogDeps } from "./catalog-deps.ts";
import { filledCredits } from "./filled-in-english.ts";
import { freshFor } from "./fresh-for.ts";
import { cachedInEnglish, callIn, keyIn } from "./in-language.ts";
import { nullOn404 } from "./null-on-404.ts";

type People = Pick<Catalog, "person" | "personCredits">;

/** A person and both filmographies are one row and one call of the provider. */
export function peopleCatalog({ provider, cache, ratingFloor }: CatalogDeps): People {
  const details = (id: number, options: CallOptions = {}): Promise<PersonDetails | null> =>
    cache(
      {
        row: { table: "answers", schema: storedPersonDetails, belongs: ({ person }) => person.id === id },
        key: keyIn(`person:${id}`, options.language),
        freshMs: freshFor.details,
        load: (call) => nullOn404(provider.personDetails(id, callIn(call, options.language))),
        namesIn: ({ person }) => [{ type: "people", id, name: person.name, popularity: person.popularity }],
      },
      options,
    );
  return {
    person: async (id, options) => (await details(id, options))?.person ?? null,
    personCredits: async (id, options) => {
      const row = await details(id, options);
      if (row === null) return null;
      const credits = isEnglish(options?.language) ? row.credits : filledCredits(row.credits, (await details(id, cachedInEnglish(options ?? {})))?.credits);
      return { ...credits, ...(ratingFloor && { ratingFloor }) };
    },
  };
}
