/** An advertising container of the operator's. Off unless configured; always an isolated frame of ours. */
export type AdSlot = { id: string; place: "home" | "footer" | "movie"; scriptUrl: string; widthPx: number; heightPx: number };

/** Section 9 gives two readings of the click handler's triggers; `none` is the default. */
export type AdTriggers = "none" | "first" | "second";
