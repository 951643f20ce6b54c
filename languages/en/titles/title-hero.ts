export const titleHero = {
  more: "More",
  less: "Less",
  /** Follows the button's word for screen readers. */
  ofOverview: "of the overview",
};
