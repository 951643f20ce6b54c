/** Runs something once the browser has nothing else to do; where it cannot say so, after a second. @returns a function that calls it off */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(run);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, 1000);
  return () => clearTimeout(timer);
}

/** Runs something once the next frame has been painted; in a window that is not seen, once it is. @returns a function that calls it off */
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
