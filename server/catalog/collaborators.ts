import { setImmediate as nextTurn } from "node:timers/promises";
import type { Catalog } from "#features/catalog.ts";
import { closestCollaborators, sharedTitles } from "#features/people/model/collaborators.ts";
import type { Credits } from "#features/titles/model/credits.ts";

/** Reads the stored titles of a person's stored credits. */
export const collaboratorsIn =
  (catalog: Pick<Catalog, "personCredits" | "movieExtras" | "seriesExtras">): Catalog["collaborators"] =>
  async (personId, options) => {
    const cached = { ...options, cachedOnly: true } as const;
    const credits = await catalog.personCredits(personId, cached);
    const read: Credits[] = [];
    for (const { type, id } of credits ? sharedTitles(credits) : []) {
      const extras = await (type === "series" ? catalog.seriesExtras(id, cached) : catalog.movieExtras(id, cached));
      if (extras) read.push(extras.credits);
      // A store in the same process answers without a pause, and to parse forty rows takes longer than other requests may wait.
      await nextTurn();
    }
    return closestCollaborators(personId, read);
  };
