/** Aborts after so many milliseconds, or with the caller's signal. Safari before 17.4 cannot join two signals: there an abandoned request ends by its time. */
export function timeLimit(ms: number, caller?: AbortSignal): AbortSignal {
  const limit = AbortSignal.timeout(ms);
  return caller && "any" in AbortSignal ? AbortSignal.any([caller, limit]) : limit;
}
