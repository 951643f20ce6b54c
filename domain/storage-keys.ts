// Keys of the device's local storage. Constants alone: a page's first script looks for them, and holds nothing else of what they stand for.

/** What the first-party player remembers. */
export const playerSettingsKey = "matinee-player";
/** The server that worked last, for films and for series. */
export const lastServersKey = "matinee-servers";
/** Where the visitor stopped, by film and episode. */
export const watchProgressKey = "matinee-progress";
/** Saved titles and own lists. */
export const savedListKey = "matinee-list";
/** Seen films and episodes, own ratings and notes. */
export const seenKey = "matinee-seen";
/** The rows of what is stored that Home has room for: `app/shell/early-theme.ts` reserves it. */
export const homeRowsKey = "matinee-home";
/** Texts of stored documents that could not be read, by document. The visitor can export them. */
export const damagedKeys = { list: "matinee-damaged-list", seen: "matinee-damaged-seen", progress: "matinee-damaged-progress" } as const;

/** When the device was here first, in milliseconds since 1970: a second visit starts the service worker (app/shell/offline-start.ts). */
export const visitKey = "matinee-visit";

/** An import from another service that is not finished. */
export const importKey = "matinee-import";

/** All that "Delete" deletes: not the settings. */
export const deletedKeys: readonly string[] = [
  playerSettingsKey,
  lastServersKey,
  watchProgressKey,
  savedListKey,
  seenKey,
  homeRowsKey,
  importKey,
  visitKey,
  ...Object.values(damagedKeys),
];
