import type { CaptionLook } from "#features/player/model/player-settings.ts";

type LookWords = { [Part in keyof CaptionLook]: { label: string; choices: Record<CaptionLook[Part], string> } };

/** The choices for the look of captions, in our player and in the settings. */
export const captionLook = {
  size: { label: "Größe der Untertitel", choices: { small: "Klein", medium: "Mittel", large: "Groß", largest: "Sehr groß" } },
  color: { label: "Farbe der Untertitel", choices: { white: "Weiß", yellow: "Gelb", cyan: "Türkis", green: "Grün" } },
  background: { label: "Hintergrund der Untertitel", choices: { dark: "Dunkel", solid: "Schwarz", none: "Keiner" } },
  height: { label: "Position der Untertitel", choices: { bottom: "Unten", raised: "Etwas höher", high: "Hoch" } },
} satisfies LookWords;
