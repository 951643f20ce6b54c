export const titleHero = {
  more: "Mais",
  less: "Menos",
  /** Follows the button's word for screen readers. */
  ofOverview: "da sinopse",
};
