/** What the arrows reach in a part of the player, in its order. */
export const reachable = (part: Element): HTMLElement[] =>
  [...part.querySelectorAll<HTMLElement>("button, input, select, a[href]")].filter((element) => element.getClientRects().length > 0);

/** Moves the focus to the next or the last one. @returns `false` at the end, where it stays */
export function step(elements: readonly HTMLElement[], by: 1 | -1): boolean {
  const index = elements.indexOf(document.activeElement as HTMLElement);
  const next = elements[index < 0 ? 0 : index + by];
  next?.focus();
  return next !== undefined;
}

const change = (field: HTMLElement): void => {
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
};

function choose(field: HTMLSelectElement, index: number): void {
  if (index === field.selectedIndex) return;
  field.selectedIndex = index;
  change(field);
}

/** Left and right: another choice, or another number. */
export function adjust(field: Element | null, by: 1 | -1): void {
  if (field instanceof HTMLSelectElement) choose(field, Math.min(field.length - 1, Math.max(0, field.selectedIndex + by)));
  if (!(field instanceof HTMLInputElement) || field.type !== "number") return;
  if (by > 0) field.stepUp();
  else field.stepDown();
  change(field);
}

/** OK: of a choice the next one, as a television's own menus do it; the list that a browser opens would need a pointer to leave. */
export function confirm(field: Element | null): void {
  if (field instanceof HTMLSelectElement) choose(field, (field.selectedIndex + 1) % field.length);
  else if (field instanceof HTMLElement) field.click();
}
