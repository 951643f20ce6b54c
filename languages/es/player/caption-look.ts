import type { CaptionLook } from "#features/player/model/player-settings.ts";

type LookWords = { [Part in keyof CaptionLook]: { label: string; choices: Record<CaptionLook[Part], string> } };

/** The choices for the look of captions, in our player and in the settings. */
export const captionLook = {
  size: { label: "Tamaño de los subtítulos", choices: { small: "Pequeño", medium: "Mediano", large: "Grande", largest: "Muy grande" } },
  color: { label: "Color de los subtítulos", choices: { white: "Blanco", yellow: "Amarillo", cyan: "Cian", green: "Verde" } },
  background: { label: "Fondo de los subtítulos", choices: { dark: "Oscuro", solid: "Negro opaco", none: "Ninguno" } },
  height: { label: "Posición de los subtítulos", choices: { bottom: "Abajo", raised: "Algo más arriba", high: "Arriba" } },
} satisfies LookWords;
