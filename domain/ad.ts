/** Where a slot stands: on the home view below Popular Movies, above the footer's columns, on a film's page. */
export type AdPlace = "home" | "footer" | "movie";

/** An advertising container of the operator's. Off unless configured; always an isolated frame of ours. */
export type AdSlot = {
  id: string;
  place: AdPlace;
  scriptUrl: string;
  /** Further origins that the script loads from: "https://pictures.example". */
  hosts: string[];
  /** The room that is kept for it; `null` is a script without a picture, which takes none. */
  size: AdSize | null;
  /** Whether a click into the ad may open a window. */
  popups: boolean;
  /** The global function of the script that triggers call (section 4's "ad-click handler"); `null` where it has none. */
  clickHandler: string | null;
};

export type AdSize = { widthPx: number; heightPx: number };

/** Section 9 gives two readings of the click handler's triggers; `none` is the default. */
export type AdTriggers = "none" | "first" | "second";

/** Enough to show something and to be clicked. Without same-origin it has no cookies, no storage and no way into our page. */
export const adSandbox = (slot: AdSlot): string[] => ["allow-scripts", ...(slot.popups ? ["allow-popups", "allow-popups-to-escape-sandbox"] : [])];

/** Our document around a slot's script. */
export const adFramePath = (slotId: string): string => `/ads/${slotId}`;

/** What a trigger posts to the frame. */
export const adTriggerMessage = "matinee:ad-trigger";
