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
import type { Words } from "#languages/words.ts";

/** A key of the browser's local storage, and what it holds. The privacy and cookie pages list all of them. */
type StoredKey = { key: string; text: string };

export const storedKeys = (words: Words["page-cookies"]["storedKeys"], site: PublicSite): StoredKey[] => [
  { key: "matinee-theme", text: words.theme },
  ...(optionalFeatures(site).length > 0 ? [{ key: "matinee-consent", text: words.consent }] : []),
  { key: playerSettingsKey, text: words.player },
  { key: lastServersKey, text: words.servers },
  { key: watchProgressKey, text: words.progress },
  { key: savedListKey, text: words.saved },
  { key: seenKey, text: words.seen },
  { key: homeRowsKey, text: words.homeRows },
  { key: importKey, text: words.import },
  ...(site.worksOffline ? [{ key: visitKey, text: words.visit }] : []),
  ...Object.values(damagedKeys).map((key) => ({ key, text: words.damaged })),
  { key: deviceSettingsKey, text: words.settings(hasLanguages(site), site.worksOffline === true) },
];
