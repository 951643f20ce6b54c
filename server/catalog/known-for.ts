import type { Catalog } from "#features/catalog.ts";
import { knownForTitles, primaryCredits } from "#features/search/model/known-for.ts";

/** From a person's credits. */
export const knownForIn =
  (catalog: Pick<Catalog, "person" | "personCredits">): Catalog["knownFor"] =>
  async (id, options) => {
    const [person, credits] = await Promise.all([catalog.person(id, options), catalog.personCredits(id, options)]);
    return person && credits && knownForTitles(primaryCredits(person, credits.movies));
  };
