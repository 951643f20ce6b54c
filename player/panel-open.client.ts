/** A browser without popovers (Safari before 17) throws at their selector. It shows no menu (settings.css). */
export const isPanelOpen = (panel: HTMLElement): boolean => "popover" in panel && panel.matches(":popover-open");
