/** In pages with legal weight. */
export const englishDecides = "To jest tłumaczenie. W razie rozbieżności rozstrzyga tekst angielski.";
