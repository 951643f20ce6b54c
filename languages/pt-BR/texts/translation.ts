/** In pages with legal weight. */
export const englishDecides = "Esta é uma tradução. Em caso de divergência, prevalece o texto em inglês.";
