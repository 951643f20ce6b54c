import type { SearchType } from "./addresses.ts";

/** The titles and people that the operator has blocked, by the provider's ids. */
export type Takedown = { movies: readonly number[]; series: readonly number[]; people: readonly number[] };

export type TakedownKind = keyof Takedown;

export const takedownKinds: readonly TakedownKind[] = ["movies", "series", "people"];

export const takedownOf = (idsOf: (kind: TakedownKind) => readonly number[]): Takedown => ({
  movies: idsOf("movies"),
  series: idsOf("series"),
  people: idsOf("people"),
});

export const noTakedown: Takedown = takedownOf(() => []);

/** The current takedown list; it changes while the server runs. */
export type TakedownList = {
  has(kind: TakedownKind, id: number): boolean;
  /** Equal lists have equal versions in every process, so that caches can use it as a key. */
  version(): string;
};

/** The takedown kind of a search's or a sitemap's items. */
export const takedownKindOf: Record<SearchType, TakedownKind> = { movies: "movies", tv: "series", people: "people" };
