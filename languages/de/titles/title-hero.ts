export const titleHero = {
  more: "Mehr",
  less: "Weniger",
  /** Follows the button's word for screen readers. */
  ofOverview: "zur Handlung",
};
