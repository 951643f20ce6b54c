import type { TitleName } from "#domain/title-name.ts";
import { createTitleIndex } from "./title-index.ts";

/** About 20 MB. A site that shows more titles than that gives the provider's exports (docs/operations.md). */
const mostNames = 50_000;

/** Names that lists and pages bring while the process runs, each once. Names beyond the limit are not learned. */
export function createLearnedNames() {
  const known = new Set<string>();
  const index = createTitleIndex();
  return {
    index,
    add: (names: readonly TitleName[]): void => {
      const fresh = names.filter((name) => {
        const key = `${name.type} ${name.id} ${name.name}`;
        return known.size < mostNames && name.name !== "" && !known.has(key) && known.add(key);
      });
      if (fresh.length > 0) index.add(fresh);
    },
    count: () => known.size,
  };
}
