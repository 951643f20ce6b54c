import { deviceSettingsKey, parseDeviceSettings } from "#domain/device-settings.ts";
import { playerSettingsKey } from "#domain/storage-keys.ts";
import { type PlayerSettings, parsePlayerSettings, playerSettingsText } from "#features/player/model/player-settings.ts";

export type PlayerMemory = ReturnType<typeof createPlayerMemory>;

/** The visitor's settings on this device. Where the browser denies storage or the visitor wants nothing remembered, they last as long as the page. */
export function createPlayerMemory() {
  let settings = parsePlayerSettings(stored(playerSettingsKey));
  return {
    get settings(): PlayerSettings {
      return settings;
    },
    change(part: Partial<PlayerSettings>): void {
      const next = { ...settings, ...part };
      const text = playerSettingsText(next);
      if (text === playerSettingsText(settings)) return;
      settings = next;
      if (!parseDeviceSettings(stored(deviceSettingsKey)).remembers) return;
      try {
        localStorage.setItem(playerSettingsKey, text);
      } catch {
        // Denied or full.
      }
    },
  };
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
