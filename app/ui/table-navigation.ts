import type { FocusEvent, KeyboardEvent } from "react";
import { keyByDirection } from "./page-direction.ts";

const steps: Record<string, readonly [rows: number, columns: number]> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

const linkIn = (cell: Element | undefined): HTMLElement | null | undefined => cell?.querySelector<HTMLElement>("a[href]");

/** The link that a key leads to from a cell; cells without a link are skipped. */
function linkAfter(key: string, rows: readonly HTMLTableRowElement[], row: number, column: number): HTMLElement | undefined {
  const cells = [...(rows[row]?.cells ?? [])].flatMap((cell) => linkIn(cell) ?? []);
  if (key === "Home") return cells[0];
  if (key === "End") return cells.at(-1);
  const [down, along] = steps[key] ?? [0, 0];
  if (down === 0 && along === 0) return undefined;
  for (let y = row + down, x = column + along; rows[y]?.cells[x]; y += down, x += along) {
    const link = linkIn(rows[y]?.cells[x]);
    if (link) return link;
  }
  return undefined;
}

/** For a table's onKeyDown: arrow keys move the focus through the links of its body by rows and columns, Home and End to the ends of the row. */
export function moveFocusThroughTable(event: KeyboardEvent<HTMLTableElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const cell = (event.target as Element).closest("td");
  const rows = [...(event.currentTarget.tBodies[0]?.rows ?? [])];
  const row = rows.findIndex((one) => cell !== null && one.contains(cell));
  const link = cell && linkAfter(keyByDirection(event.key), rows, row, cell.cellIndex);
  if (!link) return;
  event.preventDefault();
  link.focus();
}

/** For a table's onFocus, where one link has tabIndex 0 and the others -1: Tab returns to the link that had the focus. */
export function moveTabStop({ currentTarget, target }: FocusEvent<HTMLElement>): void {
  for (const link of currentTarget.querySelectorAll<HTMLElement>('a[tabindex="0"]')) link.tabIndex = -1;
  target.tabIndex = 0;
}
