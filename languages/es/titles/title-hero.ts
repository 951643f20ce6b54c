export const titleHero = {
  more: "Más",
  less: "Menos",
  /** Follows the button's word for screen readers. */
  ofOverview: "de la sinopsis",
};
