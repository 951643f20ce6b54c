import type { CaptionLook } from "#features/player/model/player-settings.ts";

type LookWords = { [Part in keyof CaptionLook]: { label: string; choices: Record<CaptionLook[Part], string> } };

/** The choices for the look of captions, in our player and in the settings. */
export const captionLook = {
  size: { label: "Размер субтитров", choices: { small: "Мелкий", medium: "Средний", large: "Крупный", largest: "Очень крупный" } },
  color: { label: "Цвет субтитров", choices: { white: "Белый", yellow: "Жёлтый", cyan: "Голубой", green: "Зелёный" } },
  background: { label: "Фон субтитров", choices: { dark: "Тёмный", solid: "Чёрный", none: "Без фона" } },
  height: { label: "Положение субтитров", choices: { bottom: "Внизу", raised: "Чуть выше", high: "Высоко" } },
} satisfies LookWords;
