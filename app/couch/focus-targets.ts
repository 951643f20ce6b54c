import type { Box } from "./nearest-box.ts";

const interactive =
  "a[href], button:not(:disabled), input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex='0']";

/** What the focus is within: the open dialog, which nothing leads out of, or the page. */
export function focusScope(): Element {
  const dialogs = [...document.querySelectorAll("dialog[open]")];
  return dialogs.at(-1) ?? document.body;
}

/** A choice is hidden in its label, which shows the focus. */
export function boxOf(element: Element): Box {
  const box = element.getBoundingClientRect();
  if (box.width > 2 || !(element instanceof HTMLInputElement)) return box;
  return element.labels?.[0]?.getBoundingClientRect() ?? box;
}

// `checkVisibility` is missing in browsers of older televisions.
const isShown = (element: Element): boolean => element.checkVisibility?.({ visibilityProperty: true }) ?? element.getClientRects().length > 0;

/** A link for screen readers alone, such as "Skip to content", has no place on the screen. */
const hasPlace = ({ left, right, top, bottom }: Box): boolean => right - left > 2 && bottom - top > 2;

/** Links for a pointer that others stand for: of a plot's marks one is a tab stop, the arrows lead to the others. */
const passedOver = "[inert] *, [inert], [aria-hidden=true] a, svg a[tabindex='-1']";

export type Focusable = HTMLElement | SVGElement;
export type FocusTarget = { element: Focusable; box: Box };

/** In windows, above and below: what is farther, no press leads to before the page has scrolled. */
const reach = 2;

/** Everything that the focus can reach now, with its place in the window. A slow television would take long to look at all of a long page. */
export function focusTargets(): FocusTarget[] {
  const scope = focusScope();
  const most = scope === document.body ? reach * window.innerHeight : Number.POSITIVE_INFINITY;
  return [...scope.querySelectorAll<Focusable>(interactive)]
    .map((element) => ({ element, box: boxOf(element) }))
    .filter(({ box }) => hasPlace(box) && box.bottom > -most && box.top < window.innerHeight + most)
    .filter(({ element }) => !element.matches(passedOver) && isShown(element));
}

export const isTarget = (element: EventTarget | null): element is Focusable =>
  (element instanceof HTMLElement || element instanceof SVGElement) && element.matches(interactive) && focusScope().contains(element) && isShown(element);
