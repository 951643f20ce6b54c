import type { ListedTitle } from "#features/saved/model/shown-titles.ts";

/** A title as a tab of the list shows it. `detail`: what is said below its year, "3 episodes seen". */
export type ShownTitle = ListedTitle & { note?: string; detail?: string };
