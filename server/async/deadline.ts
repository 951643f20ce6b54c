/** Work that takes longer than a caller waits. */
export class DeadlineError extends Error {
  override readonly name = "DeadlineError";
  constructor(ms: number) {
    super(`No result within ${ms} ms`);
  }
}

/** The work's result, if it comes within `ms`. The work goes on after that: what it loads is stored for the next caller. @throws DeadlineError */
export function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new DeadlineError(ms)), ms);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
