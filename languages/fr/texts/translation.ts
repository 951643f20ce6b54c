/** In pages with legal weight. */
export const englishDecides = "Ceci est une traduction. En cas de divergence, le texte anglais fait foi.";
