/** A seeded generator: the same seed gives the same picture on every machine. */
export type Random = {
  /** From 0 to below 1. */
  next(): number;
  between(low: number, high: number): number;
  /** An integer, both ends inclusive. */
  whole(low: number, high: number): number;
  chance(probability: number): boolean;
  oneOf<T>(items: readonly [T, ...T[]]): T;
};

/** 32-bit FNV-1a with Murmur3's finalizer, so that consecutive ids give unrelated hashes. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** Mulberry32. */
export function randomFrom(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    oneOf: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  };
}
