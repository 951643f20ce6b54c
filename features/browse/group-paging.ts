/** An empty list has one empty group. */
const groupCount = (count: number, size: number): number => Math.max(1, Math.ceil(count / size));

/** Section 4: the page index is clamped between 0 and ceil(count/size)-1; 0 for an empty list. */
export function clampGroup(index: number, count: number, size: number): number {
  return Math.min(Math.max(0, index), groupCount(count, size) - 1);
}

export const isLastGroup = (index: number, count: number, size: number): boolean => index >= groupCount(count, size) - 1;

/** The 1-based positions of a group's first and last item: 7 and 12. */
export const groupPositions = (index: number, count: number, size: number): { first: number; last: number } => ({
  first: Math.min(index * size + 1, count),
  last: Math.min((index + 1) * size, count),
});
