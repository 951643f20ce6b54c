import { deviceSettingsKey } from "#domain/device-settings.ts";
import { hasLanguages, type PublicSite } from "#domain/site.ts";
import {
  damagedKeys,
  homeRowsKey,
  importKey,
  lastServersKey,
  playerSettingsKey,
  savedListKey,
  seenKey,
  visitKey,
  watchProgressKey,
} from "#domain/storage-keys.ts";
import { optionalFeatures } from "#features/ads/model/consent.ts";

/** A key of the browser's local storage, and what it holds. The privacy and cookie pages list all of them. */
export type StoredKey = { key: string; text: string };

export const storedKeys = (site: PublicSite): StoredKey[] => [
  { key: "matinee-theme", text: "Dark or Light, if you have chosen one at the bottom of a page. Choosing Automatic again removes it." },
  ...(optionalFeatures(site).length > 0 ? [{ key: "matinee-consent", text: "your privacy choices." }] : []),
  { key: playerSettingsKey, text: "the volume, the speed, the look and language of captions, and whether single keys control the player." },
  { key: lastServersKey, text: "the server that worked last, one for films and one for series." },
  {
    key: watchProgressKey,
    text: "where you stopped in the films and episodes that you watched last, and what you opened last of a title, so that you can resume. A position is removed when you finish.",
  },
  { key: savedListKey, text: "the titles that you saved, and your own lists." },
  { key: seenKey, text: "what you have seen, and your own ratings and notes." },
  {
    key: homeRowsKey,
    text: "whether there is something to continue, and whether you saved titles or have seen any, so that pages have room for it from the start.",
  },
  { key: importKey, text: "an import from another service that you have not finished: what its files say, and what was found. It is removed at the end." },
  ...(site.worksOffline
    ? [{ key: visitKey, text: "when you were here first, so that the site can begin to keep copies for use without a connection on your second visit." }]
    : []),
  ...Object.values(damagedKeys).map((key) => ({ key, text: "what was stored and could not be read, until you export or delete it." })),
  {
    key: deviceSettingsKey,
    text: `whether this device may remember anything, whether the next episode starts automatically, what happens to spoilers, whether titles have their original posters, whether lists leave out what you have seen, whether you want pages laid out for a television, and the country where you watch, if you have chosen one.${hasLanguages(site) ? " Also the language in which you want pages, if you have chosen one, and whether you have closed or followed the offer of one." : ""}${site.worksOffline ? " And whether copies of pages are kept for use without a connection, if you have chosen." : ""}`,
  },
];
