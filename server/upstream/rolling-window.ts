/** The start times of the calls of the last `windowMs`. */
export type RollingWindow = { starts: number[]; windowMs: number };

export function dropExpired({ starts, windowMs }: RollingWindow, now: number): void {
  while (starts[0] !== undefined && starts[0] + windowMs <= now) starts.shift();
}

/** Milliseconds until a call with `ahead` others before it fits below `ceiling`, if no further call arrives. */
export function waitForRoomMs({ starts, windowMs }: RollingWindow, ceiling: number, ahead: number, now: number): number {
  const position = starts.length - ceiling + ahead;
  if (position < 0 || starts.length === 0) return 0;
  return (starts[position % starts.length] ?? now) + windowMs * (1 + Math.floor(position / starts.length)) - now;
}
