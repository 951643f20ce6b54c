import { storedFields, storedText } from "#domain/device-settings.ts";
import { jsonFields } from "#features/saved/model/json-fields.ts";

/** Ascending. */
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** The choices of the captions' look, in the order of the menu. `height`: where they stand. */
export const captionLooks = {
  size: ["small", "medium", "large", "largest"],
  color: ["white", "yellow", "cyan", "green"],
  background: ["dark", "solid", "none"],
  height: ["bottom", "raised", "high"],
} as const;

export type CaptionLook = { [Part in keyof typeof captionLooks]: (typeof captionLooks)[Part][number] };

export type PlayerSettings = {
  /** 0 to 1. */
  volume: number;
  isMuted: boolean;
  speed: (typeof speeds)[number];
  /** A language, "off", or `null` where the visitor has not chosen. */
  captions: string | null;
  /** The language of the sound, or `null` where the visitor has not chosen. */
  audio: string | null;
  look: CaptionLook;
  /** Keys without a modifier (WCAG 2.1.4). The page around the player obeys it too. */
  singleKeys: boolean;
};

export const defaultPlayerSettings: PlayerSettings = {
  volume: 1,
  isMuted: false,
  speed: 1,
  captions: null,
  audio: null,
  look: { size: "medium", color: "white", background: "dark", height: "bottom" },
  singleKeys: true,
};

const version = 1;
const languageMaxChars = 35;

const oneOf = <Value>(values: readonly Value[], value: unknown, usual: Value): Value => values.find((one) => one === value) ?? usual;

/** Each unknown value is the default's. */
export function captionLookOf(value: unknown): CaptionLook {
  const { size, color, background, height } = jsonFields(value);
  const usual = defaultPlayerSettings.look;
  return {
    size: oneOf(captionLooks.size, size, usual.size),
    color: oneOf(captionLooks.color, color, usual.color),
    background: oneOf(captionLooks.background, background, usual.background),
    height: oneOf(captionLooks.height, height, usual.height),
  };
}

const languageIn = (value: unknown): string | null => (typeof value === "string" && value.length <= languageMaxChars ? value : null);

/** Local storage is untrusted: each malformed value is the default's. */
export function parsePlayerSettings(text: string | null): PlayerSettings {
  const usual = defaultPlayerSettings;
  const { volume, isMuted, speed, captions, audio, look, singleKeys } = storedFields(text, version);
  return {
    volume: typeof volume === "number" && volume >= 0 && volume <= 1 ? volume : usual.volume,
    isMuted: isMuted === true,
    speed: oneOf(speeds, speed, usual.speed),
    captions: languageIn(captions),
    audio: languageIn(audio),
    look: captionLookOf(look),
    singleKeys: singleKeys !== false,
  };
}

export const playerSettingsText = (settings: PlayerSettings): string => storedText(version, settings);
