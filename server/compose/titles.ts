import { type TakedownList, takedownKindOf } from "#domain/takedown.ts";
import { learnStoredTitles } from "#server/catalog/learn-stored-titles.ts";
import { openIndexSource } from "#server/title-index/index-source.ts";
import { createTitleFinder, type TitleFinder } from "#server/title-index/title-finder.ts";
import type { DeploymentContext } from "./context.ts";

export type Titles = { finder: TitleFinder; close: () => Promise<void> };

/** The names that a search corrects its text to: all of the embedded catalog, else the provider's exports and what the site has loaded. */
export function openTitles(takedown: TakedownList, { env, source, stores, log, metrics, onError }: DeploymentContext): Titles {
  const isBlocked = (type: keyof typeof takedownKindOf, id: number): boolean => takedown.has(takedownKindOf[type], id);
  if (source.names) {
    const finder = createTitleFinder({ exported: () => null, isBlocked, onError });
    finder.learn(source.names);
    metrics?.collectTitles(() => ({ learned: finder.learned(), exported: null }));
    return { finder, close: async () => undefined };
  }
  const exports = openIndexSource({ dataDir: env.DATA_DIR, log });
  const finder = createTitleFinder({ exported: exports.current, isBlocked, onError: exports.leaveOut });
  // The store has logged its error.
  void learnStoredTitles(stores.store, finder.learn).catch(() => undefined);
  metrics?.collectTitles(() => ({ learned: finder.learned(), exported: exports.size() }));
  return { finder, close: exports.close };
}
