/**
 * Scrolls a row sideways to one of its entries, unless it is in view. `scrollIntoView` would move the page as well. The entry's own offset does not
 * count, because a sticky one is always in view.
 */
export function showInRow(row: HTMLElement, entry: HTMLElement): void {
  const before = entry.previousElementSibling;
  const left = before instanceof HTMLElement ? before.offsetLeft + before.offsetWidth : 0;
  const { offsetWidth: width } = entry;
  if (left < row.scrollLeft || left + width > row.scrollLeft + row.clientWidth) row.scrollLeft = left - (row.clientWidth - width) / 2;
}
