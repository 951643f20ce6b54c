/** A ref for what stands in place of the element that had the focus. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
