export const titleHero = {
  more: "Altro",
  less: "Mostra meno",
  /** Follows the button's word for screen readers. */
  ofOverview: "(trama)",
};
