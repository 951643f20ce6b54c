/** A slot's position: on the home view below Popular Movies, above the footer's columns, or on a film's page. */
export type AdPlace = "home" | "footer" | "movie";

/** An advertising container that the operator configured. It runs in a sandboxed frame. */
export type AdSlot = {
  id: string;
  place: AdPlace;
  scriptUrl: string;
  /** Other origins that the script loads from: "https://pictures.example". */
  hosts: string[];
  /** Reserved layout space; `null` for a script that shows nothing. */
  size: AdSize | null;
  /** Whether a click into the ad may open a window. */
  popups: boolean;
  /** The script's global function that triggers call (section 4's "ad-click handler"); `null` if it has none. */
  clickHandler: string | null;
};

export type AdSize = { widthPx: number; heightPx: number };

/** Section 9 gives two sets of triggers for the click handler; `none` is the default. */
export type AdTriggers = "none" | "first" | "second";

/** Without `allow-same-origin` the frame has no cookies, no storage and no access to our page. */
export const adSandbox = (slot: AdSlot): string[] => ["allow-scripts", ...(slot.popups ? ["allow-popups", "allow-popups-to-escape-sandbox"] : [])];

/** The document that loads a slot's script in its frame. */
export const adFramePath = (slotId: string): string => `/ads/${slotId}`;

/** The `postMessage` data that a trigger sends to the frame. */
export const adTriggerMessage = "matinee:ad-trigger";
