/** In pages with legal weight. */
export const englishDecides = "Questa è una traduzione. In caso di differenze fa fede il testo inglese.";
