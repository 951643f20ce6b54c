import type { CaptionLook } from "#features/player/model/player-settings.ts";

type LookWords = { [Part in keyof CaptionLook]: { label: string; choices: Record<CaptionLook[Part], string> } };

/** The choices for the look of captions, in our player and in the settings. */
export const captionLook = {
  size: { label: "Rozmiar napisów", choices: { small: "Mały", medium: "Średni", large: "Duży", largest: "Największy" } },
  color: { label: "Kolor napisów", choices: { white: "Biały", yellow: "Żółty", cyan: "Błękitny", green: "Zielony" } },
  background: { label: "Tło napisów", choices: { dark: "Ciemne", solid: "Czarne", none: "Brak" } },
  height: { label: "Położenie napisów", choices: { bottom: "Na dole", raised: "Wyżej", high: "Wysoko" } },
} satisfies LookWords;
