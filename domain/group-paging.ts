/** Groups of a list, counted from 0: there is one at least, be it empty. */
const groupCount = (count: number, size: number): number => Math.max(1, Math.ceil(count / size));

/** Section 4: the page index is clamped between 0 and ceil(count/size)-1; 0 where there is nothing. */
export function clampGroup(index: number, count: number, size: number): number {
  return Math.min(Math.max(0, index), groupCount(count, size) - 1);
}

export const isLastGroup = (index: number, count: number, size: number): boolean => index >= groupCount(count, size) - 1;

/** "7 to 12": the places of a group's items, counted from 1. */
export const groupPositions = (index: number, count: number, size: number): { first: number; last: number } => ({
  first: Math.min(index * size + 1, count),
  last: Math.min((index + 1) * size, count),
});
