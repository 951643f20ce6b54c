/** A list of links or choices: what a memory belongs to, and what shoulder buttons go through. */
export const rowOf = (element: Element): Element | null => element.closest("ul, ol, [role=tablist], fieldset, nav");

export const isInRail = (element: Element): boolean => element.closest("[data-slot=couch-rail]") !== null;

/** The entry of each row that last had the focus. */
const remembered = new WeakMap<Element, WeakRef<HTMLElement>>();

export function rememberInRow(element: HTMLElement): void {
  const row = rowOf(element);
  if (row) remembered.set(row, new WeakRef(element));
}

/** A row that shows a part of its entries. In a wall the column counts instead. */
const scrollsSideways = (row: Element): boolean => row.scrollWidth > row.clientWidth + 1 && getComputedStyle(row).overflowX !== "visible";

/** On Home a row's heading and its links stand beside the cards. From another row the focus goes to the cards. */
function cardBeside(element: HTMLElement, from: Element): HTMLElement {
  const section = element.closest(".couch-rows [data-slot=section]");
  const cards = section?.contains(from) ? null : section?.querySelector("ul, ol");
  return cards && !cards.contains(element) ? (cards.querySelector("a") ?? element) : element;
}

/** Where the focus enters a row: at the entry that last had it. */
export function entryOf(element: HTMLElement, from: Element): HTMLElement {
  const target = cardBeside(element, from);
  const row = rowOf(target);
  if (row === null || row.contains(from) || !scrollsSideways(row)) return target;
  const last = remembered.get(row)?.deref();
  return last && row.contains(last) ? last : target;
}
