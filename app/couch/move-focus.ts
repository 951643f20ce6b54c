import { isRightToLeft } from "#app/ui/page-direction.ts";
import { isField } from "#app/ui/single-key.ts";
import { boxOf, type Focusable, type FocusTarget, focusScope, focusTargets, isTarget } from "./focus-targets.ts";
import { type Box, type Direction, isSideways, nearestBox } from "./nearest-box.ts";
import { besideInPlot, entryOf, isInRail, rowOf, showsInRow } from "./rows.ts";

/** Of the window's height: how far a press scrolls through a text. */
const textStep = 0.6;
/** Of the window's height: what begins above it is shown with the top of the page. */
const topPart = 0.6;

/** A card of a wall or a row, which scroll under the focus. */
const isCard = (element: Element): boolean => element.matches("[data-slot$=-card]");

function show(element: Focusable): void {
  const isNearTop = boxOf(element).top + window.scrollY < window.innerHeight * topPart;
  if (isNearTop && focusScope() === document.body) window.scrollTo({ top: 0, behavior: "instant" });
  const isFixed = isCard(element) && !isNearTop;
  element.scrollIntoView({ block: isFixed ? "start" : "nearest", inline: isCard(element) ? "start" : "nearest", behavior: "instant" });
}

export function focusOn(element: Focusable): void {
  element.focus({ preventScroll: true });
  show(element);
}

/** "Watch Now" (`app/ui/button.tsx`). */
const mainAction = ".bg-marquee";

/** A television opens its keyboard for a field. */
const isFirst = ({ element, box }: FocusTarget): boolean => !isField(element) && box.top >= 0 && box.top < window.innerHeight;

/** Without a focus, or with one on something that has gone or is no target, such as a heading. @returns whether the page has anything to focus */
export function focusFirst(): boolean {
  const targets = focusTargets().filter(({ element }) => element.closest("main, dialog"));
  const inView = targets.filter(isFirst);
  const first = inView.find(({ element }) => element.matches(mainAction)) ?? inView[0] ?? targets[0];
  if (first) focusOn(first.element);
  return first !== undefined;
}

const follows = (element: Element, other: Element): boolean => (other.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** What comes first in a part that has come into view, such as a genre's films, or a step of an import below its heading. */
function firstInPart(part: Element): Focusable | undefined {
  return focusTargets().find(({ element, box }) => follows(element, part) && isFirst({ element, box }))?.element;
}

/** Nothing shows the focus: no element has it, or a heading that a page's new part begins with. */
export const isNowhere = (): boolean => document.activeElement?.matches("body, :is(main, dialog) :is(h1, h2, h3)") ?? true;

/** Moves the focus from nowhere to what the page, or the heading's part, begins with, as far as it is there. */
export function focusFromNowhere(): void {
  const part = document.activeElement?.matches("h2, h3") ? document.activeElement : null;
  if (part === null) {
    focusFirst();
    return;
  }
  const first = firstInPart(part);
  if (first) focusOn(first);
}

/** In place of a move, where the focus is on nothing that it could move from. */
export function focusAnything(): void {
  const from = document.activeElement;
  const inPart = from?.closest("main") && from.id !== "main" ? firstInPart(from) : undefined;
  if (inPart) {
    focusOn(inPart);
    return;
  }
  const rail = document.querySelector<HTMLElement>("[data-slot=couch-rail] a");
  if (!focusFirst() && rail) focusOn(rail);
}

/** Below a link at the line's end are the tabs' empty end and then cards: the selected tab stands for its row. */
function boxFromAbove({ element, box }: FocusTarget): Box {
  const tabs = element.matches("[aria-selected=true]") ? element.closest("[role=tablist]") : null;
  return tabs ? boxOf(tabs) : box;
}

/** A message stays in its corner while the page scrolls below it. */
const isMessage = (element: Element): boolean => element.closest("[data-slot=messages]") !== null;

function nearest(direction: Direction, from: Focusable, targets: readonly FocusTarget[]): FocusTarget | undefined {
  const boxes = targets.map((target) => (direction === "down" ? boxFromAbove(target) : target.box));
  const index = nearestBox(direction, boxOf(from), boxes);
  return index === undefined ? undefined : targets[index];
}

/** Of buttons beside each other, the main one if it is straight ahead: from a wide field "Remove" may be nearer than "Save". */
function mainBeside(found: FocusTarget, from: Focusable, targets: readonly FocusTarget[]): FocusTarget {
  const { left, right } = boxOf(from);
  const isMain = ({ element, box }: FocusTarget) =>
    element.parentElement === found.element.parentElement && element.matches(mainAction) && box.left < right && box.right > left;
  return found.element.parentElement?.contains(from) ? found : (targets.find(isMain) ?? found);
}

function find(direction: Direction, from: Focusable, targets: readonly FocusTarget[]): FocusTarget | undefined {
  if (isSideways(direction)) return nearest(direction, from, targets);
  const { left, right } = boxOf(from);
  // From any other column the focus would stop at a message in each window.
  const passesBy = ({ element, box }: FocusTarget) => (box.right < left || box.left > right) && isMessage(element);
  const ahead = isMessage(from) ? targets : targets.filter((target) => !passesBy(target));
  const found = nearest(direction, from, ahead) ?? nearest(direction, from, targets);
  return found && mainBeside(found, from, targets);
}

/** Text is between the focus and what lies ahead, or there is nothing more: the page scrolls by a part of the window. */
function scrollThroughText(direction: Direction, ahead: FocusTarget | undefined): boolean {
  if (isSideways(direction) || focusScope() !== document.body) return false;
  const isNear = ahead && (direction === "down" ? ahead.box.top < window.innerHeight * (1 + textStep) : ahead.box.bottom > -window.innerHeight * textStep);
  if (isNear) return false;
  const before = window.scrollY;
  window.scrollBy({ top: window.innerHeight * (direction === "down" ? textStep : -textStep), behavior: "instant" });
  return window.scrollY !== before;
}

/** At the end of a row the next row follows, from its start. */
function nextRow(from: Focusable, targets: readonly FocusTarget[]): Focusable | undefined {
  const next = find("down", from, targets);
  if (!next) return undefined;
  const row = rowOf(next.element);
  const { top, bottom } = next.box;
  const isBeside = ({ element, box }: FocusTarget) => element.parentElement === next.element.parentElement && box.top < bottom && box.bottom > top;
  return targets.find((target) => (row ? row.contains(target.element) : isBeside(target)))?.element;
}

/** What had the focus before the rail. */
let beforeRail: WeakRef<Focusable> | undefined;

/** At the start of a row the rail follows: the page's own place in it. */
function intoRail(from: Focusable): Focusable | undefined {
  if (focusScope() !== document.body) return undefined;
  beforeRail = new WeakRef(from);
  const items = [...document.querySelectorAll<HTMLElement>("[data-slot=couch-rail] a")];
  return items.find((item) => item.hasAttribute("aria-current")) ?? items[0];
}

function outOfRail(): void {
  const before = beforeRail?.deref();
  if (before && isTarget(before)) focusOn(before);
  else focusFirst();
}

const startOfLine = (): Direction => (isRightToLeft() ? "right" : "left");

/** It can be focused so that a press that disables it does not lose the focus. */
const isDisabled = (element: Element): boolean => element.getAttribute("aria-disabled") === "true";

/** The rail stands at the start of every row: only the arrow that finds nothing more leads into it. */
const targetsFrom = (from: Focusable): FocusTarget[] =>
  focusTargets().filter((target) => {
    const { element } = target;
    return element !== from && isInRail(element) === isInRail(from) && showsInRow(target, from) && !isDisabled(element);
  });

function atEdge(direction: Direction, from: Focusable, targets: readonly FocusTarget[]): void {
  if (isInRail(from)) {
    if (direction !== startOfLine()) outOfRail();
    return;
  }
  const edge = direction === startOfLine() ? intoRail(from) : nextRow(from, targets);
  if (edge) focusOn(entryOf(edge, from));
}

/** `isHeld`: the key repeats. A held key stops at the end of its row. */
export function moveFocus(direction: Direction, isHeld: boolean): void {
  const from = document.activeElement;
  if (!isTarget(from)) {
    focusAnything();
    return;
  }
  const targets = targetsFrom(from);
  const ahead = isSideways(direction) && from instanceof SVGElement ? besideInPlot(from, direction === startOfLine()) : find(direction, from, targets);
  if (!isInRail(from) && scrollThroughText(direction, ahead)) return;
  if (ahead) focusOn(entryOf(ahead.element, from));
  else if (!isHeld && isSideways(direction)) atEdge(direction, from, targets);
}

/** For shoulder buttons: to the row above or below. */
export function moveRow(direction: "up" | "down"): void {
  const from = document.activeElement;
  if (!isTarget(from)) {
    focusAnything();
    return;
  }
  const row = rowOf(from);
  const others = targetsFrom(from).filter(({ element }) => !row?.contains(element));
  const ahead = find(direction, from, others);
  if (ahead) focusOn(entryOf(ahead.element, from));
}
