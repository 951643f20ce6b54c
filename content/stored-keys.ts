import { optionalFeatures } from "#domain/consent.ts";
import { deviceSettingsKey } from "#domain/device-settings.ts";
import type { PublicSite } from "#domain/site.ts";
import { lastServersKey, playerSettingsKey, watchProgressKey } from "#domain/storage-keys.ts";

/** A key of the browser's local storage, and what it holds. The privacy and cookie pages list all of them. */
export type StoredKey = { key: string; text: string };

export const storedKeys = (site: PublicSite): StoredKey[] => [
  { key: "matinee-theme", text: "Dark or Light, if you have chosen one at the bottom of a page. Choosing Automatic again removes it." },
  ...(optionalFeatures(site).length > 0 ? [{ key: "matinee-consent", text: "your privacy choices." }] : []),
  { key: playerSettingsKey, text: "the volume, the speed, the look and language of captions, and whether single keys control the player." },
  { key: lastServersKey, text: "the server that worked last, one for films and one for series." },
  {
    key: watchProgressKey,
    text: "where you stopped in the films and episodes that you watched last, so that you can resume. A title that you finish is removed.",
  },
  {
    key: deviceSettingsKey,
    text: "whether this device may remember anything, whether the next episode starts automatically, and the country where you watch, if you have chosen one.",
  },
];
