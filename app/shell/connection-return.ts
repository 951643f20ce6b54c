import { timeLimit } from "#app/data/time-limit.ts";
import { isField } from "#app/ui/single-key.ts";
import { offlineLimits } from "#domain/offline.ts";

const firstMs = 5000;
const mostMs = 60_000;

/** Whether a reload would take something from the visitor. */
const isBusy = (): boolean => document.querySelector("dialog[open]") !== null || isField(document.activeElement);

/** Of a server that is slow, the page would be a copy again. */
async function answers(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: "HEAD", cache: "no-store", signal: timeLimit(offlineLimits.answerMs) })).ok;
  } catch {
    return false;
  }
}

/** Calls `run` once the page's server answers again: browsers notice a lost network, and no lost server. @returns ends it */
export function onReturn(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let waitMs = firstMs;
  const check = async () => {
    clearTimeout(timer);
    if (navigator.onLine && !document.hidden && !isBusy() && (await answers())) return run();
    timer = setTimeout(() => void check(), waitMs);
    waitMs = Math.min(mostMs, waitMs * 2);
  };
  const checkNow = () => void check();
  timer = setTimeout(checkNow, waitMs);
  addEventListener("online", checkNow);
  return () => {
    clearTimeout(timer);
    removeEventListener("online", checkNow);
  };
}
