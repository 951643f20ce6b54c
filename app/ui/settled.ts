import { useEffect, useState } from "react";

/** The value at the last pause of so many milliseconds; `first` before any. */
export function useSettled<T>(value: T, pauseMs: number, first = value): T {
  const [settled, setSettled] = useState(first);
  // Every change restarts the timer.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
