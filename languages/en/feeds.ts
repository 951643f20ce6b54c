import type { FeedForm } from "#domain/addresses.ts";

/** Below a list: the addresses at which other software reads it. */
export const words = {
  /** Opens them. */
  summary: "Feed and lists for other software",
  hint: "Copy a link's address into your program. It has titles, years and links, and nothing else.",
  /** Beside the name of each. */
  forms: {
    atom: "for feed readers",
    rss: "with links to IMDb, for other programs",
    radarr: "films, as a custom list",
    sonarr: "series, as a custom list",
  } satisfies Record<FeedForm, string>,
};
