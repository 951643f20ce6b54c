import { boxOf, type Focusable, type FocusTarget } from "./focus-targets.ts";

/** A list of links or choices: what a memory belongs to, and what shoulder buttons go through. */
export const rowOf = (element: Element): Element | null => element.closest("ul, ol, [role=tablist], fieldset, nav");

export const isInRail = (element: Element): boolean => element.closest("[data-slot=couch-rail]") !== null;

/** The entry of each row that last had the focus. */
const remembered = new WeakMap<Element, WeakRef<Focusable>>();

export function rememberInRow(element: Focusable): void {
  const row = rowOf(element);
  if (row) remembered.set(row, new WeakRef(element));
}

/** A row that shows a part of its entries. In a wall the column counts instead. */
const scrollsSideways = (row: Element): boolean => row.scrollWidth > row.clientWidth + 1 && getComputedStyle(row).overflowX !== "visible";

/** Whether a target shows. Of a row that has scrolled, some entries lie under what stands beside it; from within the row they are next. */
export function showsInRow({ element, box: { left, right } }: FocusTarget, from: Element): boolean {
  const row = rowOf(element);
  if (row === null || row.contains(from)) return true;
  const visible = row.getBoundingClientRect();
  const middle = (left + right) / 2;
  return visible.width === 0 || (middle > visible.left && middle < visible.right);
}

/** On Home a row's heading and its links stand beside the cards. From another row the focus goes to the cards. */
function cardBeside(element: Focusable, from: Element): Focusable {
  const section = element.closest(".couch-rows [data-slot=section]");
  const cards = section?.contains(from) ? null : section?.querySelector("ul, ol");
  return cards && !cards.contains(element) ? (cards.querySelector("a") ?? element) : element;
}

/** Where the focus enters a row: at the entry that last had it. */
export function entryOf(element: Focusable, from: Element): Focusable {
  const target = cardBeside(element, from);
  const row = rowOf(target);
  if (row === null || row.contains(from) || !scrollsSideways(row)) return target;
  const last = remembered.get(row)?.deref();
  return last && row.contains(last) ? last : target;
}

/** The next or last mark of a plot, which are links in an order. */
export function besideInPlot(mark: SVGElement, isBefore: boolean): FocusTarget | undefined {
  const marks = [...(mark.ownerSVGElement?.querySelectorAll<SVGElement>("a") ?? [])];
  const element = marks[marks.indexOf(mark) + (isBefore ? -1 : 1)];
  return element && { element, box: boxOf(element) };
}
