import { randomFrom } from "#sample/artwork/random.ts";

export type Popularity = {
  /** The share of all views that the title of a rank has, by rank. */
  shares: Float64Array;
  /** The rank of the next view, from 0. Always the same sequence. */
  next: () => number;
};

/** Titles whose views fall with the rank to the power of `exponent` (Zipf's law). */
export function zipf(titles: number, exponent: number): Popularity {
  const weights = Float64Array.from({ length: titles }, (_, rank) => (rank + 1) ** -exponent);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = weights.map((weight) => weight / total);
  const ends = new Float64Array(titles);
  let end = 0;
  for (const [rank, share] of shares.entries()) {
    end += share;
    ends[rank] = end;
  }
  const random = randomFrom("views by Zipf's law");
  /** The first rank whose end is beyond `at`. */
  const rankAt = (at: number): number => {
    let low = 0;
    let high = titles - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 1) > at) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  return { shares, next: () => rankAt(random.next()) };
}

/**
 * Che's approximation: a least-recently-used cache of `capacity` entries keeps an entry for a time T that is the same for all, with
 * sum(1 - exp(-share * T)) = capacity, T in views. @returns the share of views that find their entry
 */
export function lruHitRate(shares: Float64Array, capacity: number): number {
  if (capacity >= shares.length) return 1;
  const held = (views: number): number => shares.reduce((sum, share) => sum - Math.expm1(-share * views), 0);
  let low = 0;
  let high = capacity;
  while (held(high) < capacity) high *= 2;
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (held(middle) < capacity) low = middle;
    else high = middle;
  }
  return shares.reduce((sum, share) => sum - share * Math.expm1(-share * high), 0);
}

/** Rows are fetched again when they are read after `freshS`. @returns calls of the provider a second, at `views` a second */
export const refreshesASecond = (shares: Float64Array, views: number, freshS: number): number =>
  shares.reduce((sum, share) => sum + (share * views) / (1 + share * views * freshS), 0);
