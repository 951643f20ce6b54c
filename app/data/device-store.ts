import { type DeviceSettings, deviceSettingsKey, deviceSettingsText, parseDeviceSettings } from "#domain/device-settings.ts";
import { lastServersKey, playerSettingsKey, watchProgressKey } from "#domain/storage-keys.ts";

// What the visitor's device remembers: one key of local storage for each subject, read after hydration alone. Nothing here throws.

/** What the device refused to store, or must not. It holds until the page is reloaded. */
const unstored = new Map<string, string>();
const listeners = new Set<() => void>();

export function storedText(key: string): string | null {
  const text = unstored.get(key);
  if (text !== undefined) return text;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function isStored(key: string, text: string): boolean {
  if (key !== deviceSettingsKey && !deviceSettings().remembers) return false;
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function store(key: string, text: string): void {
  if (isStored(key, text)) unstored.delete(key);
  else unstored.set(key, text);
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}

/** The `storage` event reports changes made in other tabs and in the player's frame. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

export const deviceSettings = (): DeviceSettings => parseDeviceSettings(storedText(deviceSettingsKey));

export function saveDeviceSettings(settings: DeviceSettings): void {
  store(deviceSettingsKey, deviceSettingsText(settings));
  if (!settings.remembers) forget();
}

/** Deletes all but the settings. */
export function forget(): void {
  for (const key of [playerSettingsKey, lastServersKey, watchProgressKey]) {
    unstored.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was stored.
    }
  }
  notify();
}
