import type { CaptionLook } from "#features/player/model/player-settings.ts";

type LookWords = { [Part in keyof CaptionLook]: { label: string; choices: Record<CaptionLook[Part], string> } };

/** The choices for the look of captions, in our player and in the settings. */
export const captionLook = {
  size: { label: "Taille des sous-titres", choices: { small: "Petite", medium: "Moyenne", large: "Grande", largest: "Très grande" } },
  color: { label: "Couleur des sous-titres", choices: { white: "Blanc", yellow: "Jaune", cyan: "Cyan", green: "Vert" } },
  background: { label: "Fond des sous-titres", choices: { dark: "Sombre", solid: "Noir opaque", none: "Aucun" } },
  height: { label: "Position des sous-titres", choices: { bottom: "En bas", raised: "Plus haut", high: "Bien plus haut" } },
} satisfies LookWords;
