export const titleHero = {
  more: "Ещё",
  less: "Свернуть",
  /** Follows the button's word for screen readers. */
  ofOverview: "(описание)",
};
