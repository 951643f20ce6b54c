/** The visitor's choices about this device. `app/data/device-store.ts` and the player page read them. */
export const deviceSettingsKey = "matinee-settings";

/** What happens to episodes after the last one that the visitor has seen. */
const spoilerChoices = ["off", "blur", "hide"] as const;
export type SpoilerChoice = (typeof spoilerChoices)[number];

export type DeviceSettings = {
  /** `false`: "Remember nothing on this device". Nothing but these choices is written then. */
  remembers: boolean;
  /** The next episode starts by itself. */
  autoplaysNext: boolean;
  /** No "Are you still watching?" before it. */
  skipsStillWatching?: boolean;
  spoilers: SpoilerChoice;
  /** Lists leave out what the visitor has seen. */
  hidesSeen?: true;
  /** Posters in a title's own language, where they are known. */
  showsOriginalPosters?: boolean;
  /** Whether copies of pages are stored for use without a network, once the visitor has chosen. */
  worksOffline?: boolean;
  /** ISO 3166-1: where the visitor wants to watch, once they have chosen. */
  region?: string;
  /** Code of the language in which the visitor wants pages, once they have chosen. No address is changed for it: pages in another language offer it. */
  language?: string;
  /** The visitor has closed or followed the offer of another language. */
  languageOfferClosed?: true;
  /** The layout for a television. `false`: it has been offered or was on, and the visitor does not want it. */
  couch?: boolean;
};

const version = 1;

export const defaultDeviceSettings: DeviceSettings = { remembers: true, autoplaysNext: true, spoilers: "off" };

export function parseDeviceSettings(text: string | null): DeviceSettings {
  const fields = storedFields(text, version);
  const { remembers, autoplaysNext, skipsStillWatching, spoilers, hidesSeen, showsOriginalPosters } = fields;
  const { worksOffline, region, language, languageOfferClosed, couch } = fields;
  return {
    remembers: remembers !== false,
    autoplaysNext: autoplaysNext !== false,
    spoilers: spoilerChoices.find((choice) => choice === spoilers) ?? "off",
    ...(typeof region === "string" && /^[A-Z]{2}$/.test(region) && { region }),
    ...(typeof language === "string" && { language }),
    ...(languageOfferClosed === true && { languageOfferClosed }),
    ...(skipsStillWatching === true && { skipsStillWatching }),
    ...(hidesSeen === true && { hidesSeen }),
    ...(showsOriginalPosters === true && { showsOriginalPosters }),
    ...(typeof couch === "boolean" && { couch }),
    ...(typeof worksOffline === "boolean" && { worksOffline }),
  };
}

export const deviceSettingsText = (settings: DeviceSettings): string => storedText(version, settings);

/** A key of the device's local storage holds JSON with its version. Storage is untrusted: anything else has no fields. */
export function storedFields(text: string | null, version: number): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text ?? "null");
  } catch {
    return {};
  }
  return typeof value === "object" && value !== null && "version" in value && value.version === version ? { ...value } : {};
}

export const storedText = (version: number, fields: object): string => JSON.stringify({ version, ...fields });
