/** For screen readers, in place of a name. */
export const hiddenName = "Hidden until you have seen the episodes before it";
/** In the label of a cell. */
export const nameHidden = "Name hidden";
export const show = "Show spoilers";
/** Beside the button's words. */
export const revealKey = "R";
