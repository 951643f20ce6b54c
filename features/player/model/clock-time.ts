/** "0:07", "12:34", "1:02:03". NaN (not loaded) and Infinity (a broadcast) are "0:00". */
export function clockTime(seconds: number): string {
  const { hours, minutes, rest } = split(seconds);
  const tail = String(rest).padStart(2, "0");
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${tail}` : `${minutes}:${tail}`;
}

/** For screen readers: "1 hour 2 minutes 3 seconds". */
export function spokenTime(seconds: number): string {
  const { hours, minutes, rest } = split(seconds);
  const words = [counted(hours, "hour"), counted(minutes, "minute"), counted(rest, "second")].filter((word) => word !== "");
  return words.join(" ") || "0 seconds";
}

function split(seconds: number) {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  return { hours: Math.floor(whole / 3600), minutes: Math.floor(whole / 60) % 60, rest: whole % 60 };
}

const counted = (count: number, noun: string): string => (count === 0 ? "" : `${count} ${noun}${count === 1 ? "" : "s"}`);
