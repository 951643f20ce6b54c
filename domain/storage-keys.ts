// Keys of the device's local storage. Constants alone: a page's first script looks for them, and holds nothing else of what they stand for.

/** What the first-party player remembers. */
export const playerSettingsKey = "matinee-player";
/** The server that worked last, for films and for series. */
export const lastServersKey = "matinee-servers";
/** Where the visitor stopped, by film and episode. */
export const watchProgressKey = "matinee-progress";
