/** Follows a link's text for screen readers. */
export const leavesSite = "(leaves this site)";
