/** The carousel wraps to the first item after the last. */
export const nextHeroItem = (index: number, count: number): number => (count === 0 ? 0 : (index + 1) % count);
