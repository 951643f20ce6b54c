/** In pages with legal weight. */
export const englishDecides = "Это перевод. При расхождениях действует английский текст.";
