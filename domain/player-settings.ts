/** What the first-party player remembers on the device: docs/player-protocol.md has nothing of it, because it never leaves the browser. */
export const playerSettingsKey = "matinee-player";

export const captionSizes = ["small", "medium", "large"] as const;
export const captionColors = ["white", "yellow", "cyan", "green"] as const;
export const captionBackgrounds = ["dark", "solid", "none"] as const;
/** Percent of the picture's height by which captions stand higher than usual. */
export const captionRaises = [0, 10, 20] as const;
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

export type CaptionLook = {
  size: (typeof captionSizes)[number];
  color: (typeof captionColors)[number];
  background: (typeof captionBackgrounds)[number];
  raise: (typeof captionRaises)[number];
};

export type PlayerSettings = {
  /** 0 to 1. */
  volume: number;
  isMuted: boolean;
  speed: (typeof speeds)[number];
  /** A language, "off", or `null` where the visitor has not chosen. */
  captions: string | null;
  look: CaptionLook;
  /** Keys without a modifier (WCAG 2.1.4). The page around the player obeys it too. */
  singleKeys: boolean;
};

export const defaultPlayerSettings: PlayerSettings = {
  volume: 1,
  isMuted: false,
  speed: 1,
  captions: null,
  look: { size: "medium", color: "white", background: "dark", raise: 0 },
  singleKeys: true,
};

const version = 1;
const languageMaxChars = 35;

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields => (typeof value === "object" && value !== null ? (value as Fields) : {});
const oneOf = <Value>(values: readonly Value[], value: unknown, usual: Value): Value => values.find((one) => one === value) ?? usual;

function parsed(text: string | null): Fields {
  try {
    const fields = fieldsOf(JSON.parse(text ?? "{}"));
    return fields.version === version ? fields : {};
  } catch {
    return {};
  }
}

/** Local storage is untrusted: each malformed value is the default's. */
export function parsePlayerSettings(text: string | null): PlayerSettings {
  const usual = defaultPlayerSettings;
  const { volume, isMuted, speed, captions, look, singleKeys } = parsed(text);
  const { size, color, background, raise } = fieldsOf(look);
  return {
    volume: typeof volume === "number" && volume >= 0 && volume <= 1 ? volume : usual.volume,
    isMuted: isMuted === true,
    speed: oneOf(speeds, speed, usual.speed),
    captions: typeof captions === "string" && captions.length <= languageMaxChars ? captions : usual.captions,
    look: {
      size: oneOf(captionSizes, size, usual.look.size),
      color: oneOf(captionColors, color, usual.look.color),
      background: oneOf(captionBackgrounds, background, usual.look.background),
      raise: oneOf(captionRaises, raise, usual.look.raise),
    },
    singleKeys: singleKeys !== false,
  };
}

export const playerSettingsText = (settings: PlayerSettings): string => JSON.stringify({ version, ...settings });
