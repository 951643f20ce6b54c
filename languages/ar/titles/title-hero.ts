export const titleHero = {
  more: "المزيد",
  less: "أقل",
  /** Follows the button's word for screen readers. */
  ofOverview: "من القصة",
};
