import type { CaptionLook } from "#features/player/model/player-settings.ts";

type LookWords = { [Part in keyof CaptionLook]: { label: string; choices: Record<CaptionLook[Part], string> } };

/** The choices for the look of captions, in our player and in the settings. */
export const captionLook = {
  size: { label: "Dimensione sottotitoli", choices: { small: "Piccoli", medium: "Medi", large: "Grandi", largest: "Molto grandi" } },
  color: { label: "Colore sottotitoli", choices: { white: "Bianco", yellow: "Giallo", cyan: "Ciano", green: "Verde" } },
  background: { label: "Sfondo sottotitoli", choices: { dark: "Scuro", solid: "Nero pieno", none: "Nessuno" } },
  height: { label: "Posizione sottotitoli", choices: { bottom: "In basso", raised: "Più su", high: "In alto" } },
} satisfies LookWords;
