/** "0:07", "12:34", "1:02:03". NaN (not loaded) and Infinity (a broadcast) are "0:00". */
export function clockTime(seconds: number): string {
  const { hours, minutes, seconds: rest } = partsOfTime(seconds);
  const tail = String(rest).padStart(2, "0");
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${tail}` : `${minutes}:${tail}`;
}

/** For screen readers, whose languages say them as words. */
export type PartsOfTime = { hours: number; minutes: number; seconds: number };

/** A time that is not finite is 0. */
export function partsOfTime(time: number): PartsOfTime {
  const whole = Number.isFinite(time) ? Math.max(0, Math.floor(time)) : 0;
  return { hours: Math.floor(whole / 3600), minutes: Math.floor(whole / 60) % 60, seconds: whole % 60 };
}
