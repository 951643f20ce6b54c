import type { TitleName } from "#domain/inventory.ts";
import { createTitleIndex } from "./title-index.ts";

/** About 20 MB. A site that shows more titles than that gives the provider's exports (docs/operations.md). */
const mostNames = 50_000;
/** As many are indexed in about 10 ms. */
const mostWaiting = 500;

/** Names that lists and pages bring while the process runs, each once, indexed by the search that comes next. Names beyond the limit are not learned. */
export function createLearnedNames() {
  const known = new Set<string>();
  const index = createTitleIndex();
  let waiting: TitleName[] = [];
  const indexWaiting = (): void => {
    if (waiting.length > 0) index.add(waiting);
    waiting = [];
  };
  return {
    add: (names: readonly TitleName[]): void => {
      for (const name of names) {
        const key = `${name.type} ${name.id} ${name.name}`;
        if (known.size >= mostNames || name.name === "" || known.has(key)) continue;
        known.add(key);
        if (waiting.push(name) >= mostWaiting) indexWaiting();
      }
    },
    /** Holds all names that were added. */
    index: () => {
      indexWaiting();
      return index;
    },
    count: (): number => known.size,
  };
}
