import type { SearchType } from "#domain/addresses.ts";
import type { TitleName } from "#domain/inventory.ts";
import type { TitleIndex } from "./build-title-index.ts";
import { addCloser, type BestNames, findNames, type IsBlocked } from "./find-names.ts";
import { createLearnedNames } from "./learned-names.ts";

/** Names that resemble a query, the closest of each type; those of the searched `type` with most effort. Holds the event loop for a few milliseconds at most. */
export type TitleFinder = { find: (query: string, type: SearchType) => BestNames; learn: (names: readonly TitleName[]) => void; learned: () => number };

/** `exported`: the index of the provider's exports, if there is one. */
type Deps = { exported: () => TitleIndex | null; isBlocked: IsBlocked; onError: (error: unknown) => void };

export function createTitleFinder({ exported, isBlocked, onError }: Deps): TitleFinder {
  const learned = createLearnedNames(onError);
  return {
    find: (query, type) => {
      const best: BestNames = {};
      for (const index of [exported(), ...learned.indexes()])
        for (const match of index ? Object.values(findNames({ index, isBlocked }, query, type)) : []) addCloser(best, match);
      return best;
    },
    learn: learned.add,
    learned: learned.count,
  };
}
