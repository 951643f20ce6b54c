import type { MouseEvent } from "react";

/** For what belongs to the box but is no field: a press on it does not take the focus out of the text, so the dropdown stays. */
export function retainFocus(event: MouseEvent): void {
  if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
}
