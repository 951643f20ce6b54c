/** In pages with legal weight. */
export const englishDecides = "Dies ist eine Übersetzung. Bei Abweichungen gilt der englische Text.";
