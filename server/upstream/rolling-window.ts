/** The calls of the last `windowMs`, by when they were made. */
export type RollingWindow = { starts: number[]; windowMs: number };

/** Calls that are older than the window no longer count. */
export function forget({ starts, windowMs }: RollingWindow, now: number): void {
  while (starts[0] !== undefined && starts[0] + windowMs <= now) starts.shift();
}

/** Milliseconds until there is room below `ceiling` for one who has `ahead` others before them, were nobody else to come. */
export function roomInMs({ starts, windowMs }: RollingWindow, ceiling: number, ahead: number, now: number): number {
  const turn = starts.length - ceiling + ahead;
  if (turn < 0 || starts.length === 0) return 0;
  return (starts[turn % starts.length] ?? now) + windowMs * (1 + Math.floor(turn / starts.length)) - now;
}
