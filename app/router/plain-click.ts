import type { MouseEvent } from "react";

/** Whether the app handles a click; with a modifier key the browser opens a tab or window, or downloads. */
export const isPlainClick = (event: Pick<MouseEvent, "button" | "metaKey" | "altKey" | "ctrlKey" | "shiftKey">): boolean =>
  event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
