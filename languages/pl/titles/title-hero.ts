export const titleHero = {
  more: "Więcej",
  less: "Mniej",
  /** Follows the button's word for screen readers. */
  ofOverview: "opisu",
};
