export const titleHero = {
  more: "Lire la suite",
  less: "Réduire",
  /** Follows the button's word for screen readers. */
  ofOverview: "(synopsis)",
};
