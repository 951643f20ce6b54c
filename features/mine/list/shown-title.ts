import type { ComingDay } from "#features/saved/model/coming-day.ts";
import type { ListedTitle } from "#features/saved/model/shown-titles.ts";

/** A title as a tab of the list shows it. `detail`: what is said below its year, "3 episodes seen". `next`: the next episode of a series. */
export type ShownTitle = ListedTitle & { note?: string; detail?: string; next?: ComingDay | undefined };
