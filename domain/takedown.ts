import type { SearchType } from "./paths.ts";

/** The titles and people that the operator has blocked, by the provider's ids. */
export type Takedown = { movies: readonly number[]; series: readonly number[]; people: readonly number[] };

export type TakedownKind = keyof Takedown;

/** Asks the list that is in force now; it changes while the site runs. */
export type TakedownList = {
  has(kind: TakedownKind, id: number): boolean;
  /** Equal lists have equal versions, in every process: what is cached under one never answers for another. */
  version(): string;
};

export const emptyTakedown: TakedownList = { has: () => false, version: () => "" };

/** Under which kind a search's or a sitemap's finds are blocked. */
export const takedownKindOf: Record<SearchType, TakedownKind> = { movies: "movies", tv: "series", people: "people" };
