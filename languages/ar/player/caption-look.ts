import type { CaptionLook } from "#features/player/model/player-settings.ts";

type LookWords = { [Part in keyof CaptionLook]: { label: string; choices: Record<CaptionLook[Part], string> } };

/** The choices for the look of captions, in our player and in the settings. */
export const captionLook = {
  size: { label: "حجم الترجمة", choices: { small: "صغير", medium: "متوسط", large: "كبير", largest: "كبير جدًا" } },
  color: { label: "لون الترجمة", choices: { white: "أبيض", yellow: "أصفر", cyan: "سماوي", green: "أخضر" } },
  background: { label: "خلفية الترجمة", choices: { dark: "داكنة", solid: "سوداء معتمة", none: "بلا خلفية" } },
  height: { label: "موضع الترجمة", choices: { bottom: "في الأسفل", raised: "مرتفع قليلًا", high: "مرتفع" } },
} satisfies LookWords;
