const pollEveryMs = 20;

/** Waits until `check` returns true; an error counts as false. @returns the milliseconds that it took. @throws after `withinMs`, with the last error */
export async function until(what: string, check: () => boolean | Promise<boolean>, withinMs = 60_000): Promise<number> {
  const startedAt = performance.now();
  let cause: unknown;
  const attempt = async () => check();
  const succeeds = () =>
    attempt().catch((error: unknown) => {
      cause = error;
      return false;
    });
  while (!(await succeeds())) {
    if (performance.now() - startedAt > withinMs)
      throw new Error(`${what}: not within ${withinMs} ms${cause instanceof Error ? ` (${cause.message})` : ""}`, { cause });
    await new Promise((resolve) => setTimeout(resolve, pollEveryMs));
  }
  return performance.now() - startedAt;
}
