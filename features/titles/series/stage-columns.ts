/** From 1024 px on the season stands beside the player, whose column is as wide as its height allows (the utility `stage-*`). */
export const stageColumns =
  "grid grid-cols-1 gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,calc(min(var(--spacing-player-series),100svh-5rem)*16/9))_minmax(min(22rem,38%),1fr)]";

/** What follows the player in its part spans both columns. */
export const stageParts = "lg:[&>:first-child]:contents lg:[&>:first-child>:not(:first-child)]:col-span-full";
