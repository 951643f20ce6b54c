import type { MouseEvent } from "react";

/** For `onMouseDown`: a press beside the field keeps the focus in it, and so the dropdown open. */
export function retainFocus(event: MouseEvent): void {
  if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
}
