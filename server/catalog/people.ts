import type { Catalog } from "#domain/catalog.ts";
import type { PersonDetails } from "#server/upstream/person-schemas.ts";
import type { CatalogDeps } from "./catalog-deps.ts";
import { freshFor } from "./fresh-for.ts";
import { orAbsent } from "./null-on-404.ts";

type People = Pick<Catalog, "person" | "personCredits">;

/** A person and both filmographies are one row and one call. */
export function peopleCatalog({ provider, kept, priority }: CatalogDeps): People {
  const details = (id: number): Promise<PersonDetails | null> =>
    kept(priority, {
      table: "answers",
      key: `person:${id}`,
      freshMs: freshFor.details,
      load: (priority) => orAbsent(provider.personDetails(id, { priority })),
    });
  return {
    person: async (id) => (await details(id))?.person ?? null,
    personCredits: async (id) => (await details(id))?.credits ?? null,
  };
}
