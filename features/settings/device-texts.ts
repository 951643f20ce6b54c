import { forget, removeText, writeText } from "#app/data/device-store.ts";
import { deviceSettingsKey } from "#domain/device-settings.ts";

/** Every key of this site's begins with it. */
const prefix = "matinee-";

/** All that this site has stored on the device, by key. */
export function deviceTexts(): ReadonlyMap<string, string> {
  try {
    return new Map(Object.entries<string>({ ...localStorage }).filter(([key]) => key.startsWith(prefix)));
  } catch {
    return new Map();
  }
}

/** Notifies this page as the browser does after a change in another tab. */
const notify = (key: string, newValue: string | null) => dispatchEvent(new StorageEvent("storage", { key, newValue }));

/** Takes a deletion back. The settings come first: they say whether others may be written. */
export function restoreTexts(texts: ReadonlyMap<string, string>): void {
  if (!texts.has(deviceSettingsKey)) removeText(deviceSettingsKey);
  for (const [key, text] of [...texts].toSorted(([a], [b]) => Number(b === deviceSettingsKey) - Number(a === deviceSettingsKey))) {
    // The store of saved titles does not read a text again that it read last.
    notify(key, null);
    writeText(key, text);
    notify(key, text);
  }
}

/** Deletes all of it. */
export function deleteTexts(): void {
  forget();
  for (const key of deviceTexts().keys()) {
    removeText(key);
    notify(key, null);
  }
}
