/** Aborts with the caller's signal, or after so many milliseconds until it is cleared. Without `AbortSignal.any`, which Safari has since 17.4. */
export function abortedAfter(ms: number, outer?: AbortSignal, onLate?: () => void): { signal: AbortSignal; clear: () => void } {
  const controller = new AbortController();
  const abort = () => controller.abort(outer?.reason);
  const timer = setTimeout(() => {
    onLate?.();
    abort();
  }, ms);
  if (outer?.aborted) abort();
  outer?.addEventListener("abort", abort);
  const clear = () => {
    clearTimeout(timer);
    outer?.removeEventListener("abort", abort);
  };
  return { signal: controller.signal, clear };
}
