export const titleHero = {
  more: "عرض المزيد",
  less: "عرض أقل",
  /** Follows the button's word for screen readers. */
  ofOverview: "من القصة",
};
