import type { TitleName } from "#domain/inventory.ts";
import { buildTitleIndex, buildTitleIndexInSteps, type TitleIndex } from "./build-title-index.ts";

/** As many recent names are indexed in about 10 ms, by the search that comes next. */
const mostRecent = 1000;
/** About 20 MB. A site that shows more titles than that gives the provider's exports (docs/operations.md). */
const mostNames = 50_000;

export type LearnedNames = {
  add: (names: readonly TitleName[]) => void;
  /** Together they hold all names that were added. */
  indexes: () => readonly TitleIndex[];
  count: () => number;
};

/** Names that lists and pages bring while the process runs, each once. Names beyond the limit are not learned. */
export function createLearnedNames(onError: (error: unknown) => void): LearnedNames {
  const all = new Map<string, TitleName>();
  let merged: TitleIndex | null = null;
  let isMerging = false;
  /** Not in `merged` yet. */
  let recent: TitleName[] = [];
  let recentIndex: TitleIndex | null = null;

  const merge = async (): Promise<void> => {
    isMerging = true;
    const count = recent.length;
    try {
      merged = await buildTitleIndexInSteps([...all.values()]);
      recent = recent.slice(count);
      recentIndex = null;
    } finally {
      isMerging = false;
    }
  };
  return {
    add: (names) => {
      for (const name of names) {
        const key = `${name.type} ${name.id} ${name.name}`;
        if (all.size >= mostNames || name.name === "" || all.has(key)) continue;
        all.set(key, name);
        recent.push(name);
        recentIndex = null;
      }
      if (recent.length > mostRecent && !isMerging) merge().catch(onError);
    },
    indexes: () => {
      if (recent.length > 0) recentIndex ??= buildTitleIndex(recent);
      return [merged, recentIndex].filter((index) => index !== null);
    },
    count: () => all.size,
  };
}
