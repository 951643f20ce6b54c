export const more = "More";
export const less = "Less";
/** Follows the button's word for screen readers. */
export const ofOverview = "of the overview";
