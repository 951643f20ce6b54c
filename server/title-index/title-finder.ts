import type { SearchType } from "#domain/addresses.ts";
import type { TitleName } from "#domain/inventory.ts";
import { begunNames, bestBegun } from "./begun-names.ts";
import { addCloser, type BestNames, findNames, type IsBlocked } from "./find-names.ts";
import { createLearnedNames } from "./learned-names.ts";
import type { TitleIndex } from "./title-index.ts";

/** Names that resemble a query, the closest of each type; those of the searched `type` with most effort. Holds the event loop for a few milliseconds at most. */
export type TitleFinder = {
  find: (query: string, type: SearchType) => BestNames;
  /** The best known names with the typed words, of which the last may be unfinished. */
  begun: (query: string, most: number) => string[];
  learn: (names: readonly TitleName[]) => void;
  learned: () => number;
};

/** `exported`: the index of the provider's exports, if there is one; `onError` if it cannot be read. */
type Deps = { exported: () => TitleIndex | null; isBlocked: IsBlocked; onError: (error: unknown) => void };

export function createTitleFinder({ exported, isBlocked, onError }: Deps): TitleFinder {
  const learned = createLearnedNames();
  const inEach = <T>(search: (index: TitleIndex) => T): T[] => {
    const found = [search(learned.index())];
    const index = exported();
    try {
      if (index) found.push(search(index));
    } catch (error) {
      onError(error);
    }
    return found;
  };
  return {
    find: (query, type) => {
      const best: BestNames = {};
      for (const found of inEach((index) => findNames({ index, isBlocked }, query, type))) for (const match of Object.values(found)) addCloser(best, match);
      return best;
    },
    begun: (query, most) => bestBegun(inEach((index) => begunNames(index, isBlocked, query)).flat(), most),
    learn: learned.add,
    learned: learned.count,
  };
}
