/** Numbers of ours about what the device stores. Apart from `limits.ts`, which every page's first script holds whole. */
export const savedLimits = {
  /** Positions that are worth resuming, how many videos the device remembers, and the longest video. */
  resume: { fromS: 30, untilShare: 0.9, entries: 300, longestS: 24 * 3600, saveEveryS: 5 },
  /** Titles in the Continue row. A series of which all was seen is looked at again after a day. */
  continued: { titles: 20, finishedForMs: 24 * 3600 * 1000 },
  lists: { most: 1000, titles: 10_000, nameMaxChars: 60 },
  rating: { lowest: 1, highest: 10, noteMaxChars: 5000 },
  titleMaxChars: 300,
  genres: 30,
  /** Of an export that is read. A browser stores about 5 MB for a site. */
  fileMaxBytes: 10_000_000,
  /** Of all that the device stores for the site. Chromium and Firefox take some more. */
  deviceChars: 5_000_000,
} as const;
