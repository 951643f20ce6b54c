/** The visitor's choices about this device. `app/data/device-store.ts` and the player page read them. */
export const deviceSettingsKey = "matinee-settings";

export type DeviceSettings = {
  /** `false`: "Remember nothing on this device". Nothing else is written then. */
  remembers: boolean;
  /** The next episode starts by itself. */
  autoplaysNext: boolean;
};

const version = 1;

/** Local storage is untrusted: each malformed value is the default's. */
export function parseDeviceSettings(text: string | null): DeviceSettings {
  let value: unknown;
  try {
    value = JSON.parse(text ?? "null");
  } catch {
    value = null;
  }
  const fields = typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  const isCurrent = fields.version === version;
  return { remembers: !(isCurrent && fields.remembers === false), autoplaysNext: !(isCurrent && fields.autoplaysNext === false) };
}

export const deviceSettingsText = (settings: DeviceSettings): string => JSON.stringify({ version, ...settings });
