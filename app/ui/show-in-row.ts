import { isRightToLeft } from "./page-direction.ts";

/**
 * Scrolls a row sideways to one of its entries, unless it is in view. `scrollIntoView` would move the page as well. The entry's own offset does not
 * count, because a sticky one is always in view.
 */
export function showInRow(row: HTMLElement, entry: HTMLElement): void {
  const before = entry.previousElementSibling;
  const { offsetWidth: width } = entry;
  const afterNone = isRightToLeft() ? row.clientWidth - width : 0;
  const after = ({ offsetLeft, offsetWidth }: HTMLElement) => (isRightToLeft() ? offsetLeft - width : offsetLeft + offsetWidth);
  const left = before instanceof HTMLElement ? after(before) : afterNone;
  if (left < row.scrollLeft || left + width > row.scrollLeft + row.clientWidth) row.scrollLeft = left - (row.clientWidth - width) / 2;
}
