import type { CaptionLook } from "#features/player/model/player-settings.ts";

type LookWords = { [Part in keyof CaptionLook]: { label: string; choices: Record<CaptionLook[Part], string> } };

/** The choices for the look of captions, in our player and in the settings. */
export const captionLook = {
  size: { label: "Captions size", choices: { small: "Small", medium: "Medium", large: "Large", largest: "Largest" } },
  color: { label: "Captions color", choices: { white: "White", yellow: "Yellow", cyan: "Cyan", green: "Green" } },
  background: { label: "Captions background", choices: { dark: "Dark", solid: "Solid black", none: "None" } },
  height: { label: "Captions position", choices: { bottom: "Bottom", raised: "Raised", high: "High" } },
} satisfies LookWords;
