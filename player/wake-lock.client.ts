import { ignoreRejection } from "./ignore-rejection.client.ts";

/** The screen stays on while the film plays. The browser ends the lock when the page is hidden, so it is taken again. */
export function connectWakeLock(film: HTMLVideoElement): void {
  if (!("wakeLock" in navigator)) return;
  let lock: WakeLockSentinel | null = null;
  let last = Promise.resolve();

  async function update(): Promise<void> {
    const isWanted = !film.paused && document.visibilityState === "visible";
    const isHeld = lock !== null && !lock.released;
    if (isWanted && !isHeld) lock = await navigator.wakeLock.request("screen");
    else if (!isWanted && isHeld) await lock?.release();
  }
  // One after the other: a request takes a moment, and the film may be paused meanwhile.
  const schedule = () => {
    last = last.then(update).catch(ignoreRejection);
  };
  for (const event of ["play", "pause", "ended"]) film.addEventListener(event, schedule);
  document.addEventListener("visibilitychange", schedule);
}
