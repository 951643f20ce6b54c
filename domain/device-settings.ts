import { storedFields, storedText } from "./device-json.ts";

/** The visitor's choices about this device. `app/data/device-store.ts` and the player page read them. */
export const deviceSettingsKey = "matinee-settings";

export type DeviceSettings = {
  /** `false`: "Remember nothing on this device". Nothing but these choices is written then. */
  remembers: boolean;
  /** The next episode starts by itself. */
  autoplaysNext: boolean;
  /** ISO 3166-1: where the visitor wants to watch, once they have chosen. */
  region?: string;
};

const version = 1;

export function parseDeviceSettings(text: string | null): DeviceSettings {
  const { remembers, autoplaysNext, region } = storedFields(text, version);
  return {
    remembers: remembers !== false,
    autoplaysNext: autoplaysNext !== false,
    ...(typeof region === "string" && /^[A-Z]{2}$/.test(region) && { region }),
  };
}

export const deviceSettingsText = (settings: DeviceSettings): string => storedText(version, settings);
