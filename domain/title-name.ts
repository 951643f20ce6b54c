import type { SearchType } from "./addresses.ts";

/** A name that a search may look for: a title, an original title or a person. */
export type TitleName = { type: SearchType; id: number; name: string; popularity: number };
