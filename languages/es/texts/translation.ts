/** In pages with legal weight. */
export const englishDecides = "Esta es una traducción. En caso de discrepancia, prevalece el texto en inglés.";
