import { type DeviceSettings, deviceSettingsKey, deviceSettingsText, parseDeviceSettings } from "#domain/device-settings.ts";
import { deletedKeys } from "#domain/storage-keys.ts";
import { reportFault } from "./saved-faults.ts";

// What the visitor's device remembers: one key of local storage for each subject, read after hydration alone. Nothing here throws.

/** `off`: the visitor wants nothing remembered. `full`, `denied`: the browser refuses. */
export type StoreResult = "stored" | "off" | "full" | "denied";

/** What the device refused to store, or must not. It holds until the page is reloaded. */
const unstored = new Map<string, string>();
const listeners = new Set<() => void>();
const deletionListeners = new Set<() => void>();
const writeListeners = new Set<() => void>();

/** What the device holds, without what it refused. */
export function deviceText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export const storedText = (key: string): string | null => unstored.get(key) ?? deviceText(key);

/** Writes to the device, or not at all. */
export function writeText(key: string, text: string): StoreResult {
  if (key !== deviceSettingsKey && !deviceSettings().remembers) return "off";
  try {
    localStorage.setItem(key, text);
  } catch (cause) {
    return cause instanceof DOMException && cause.name === "QuotaExceededError" ? "full" : "denied";
  }
  for (const listener of writeListeners) listener();
  return "stored";
}

export function removeText(key: string): void {
  unstored.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}

export function store(key: string, text: string): StoreResult {
  const result = writeText(key, text);
  if (result === "stored") unstored.delete(key);
  else unstored.set(key, text);
  notify();
  return result;
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
  const text = deviceSettingsText(settings);
  let result = store(deviceSettingsKey, text);
  if (!settings.remembers) {
    forget();
    // There was no room for it before.
    if (result === "full") result = store(deviceSettingsKey, text);
  }
  if (result === "full" || result === "denied") reportFault(result);
}

/** Deletes all but the settings. */
export function forget(): void {
  for (const key of deletedKeys) removeText(key);
  for (const listener of deletionListeners) listener();
  notify();
}

/** Calls the listener after `forget`. */
export function onForget(listener: () => void): void {
  deletionListeners.add(listener);
}

/** Calls the listener after each write of this tab to the device. */
export function onWrite(listener: () => void): void {
  writeListeners.add(listener);
}
