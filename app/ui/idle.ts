/** Runs a callback when the browser is idle, or soon where `requestIdleCallback` is missing (Safari). @returns a function that cancels it */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(run);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, 200);
  return () => clearTimeout(timer);
}

/** Runs a callback after the next paint; in a hidden window, after it becomes visible. @returns a function that cancels it */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const handle = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(handle);
    clearTimeout(timer);
  };
}
