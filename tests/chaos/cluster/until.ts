const lookEveryMs = 20;

/** Waits until `check` says yes; a check that throws says no. @returns how long that took, in milliseconds. @throws after `withinMs`, with its last complaint */
export async function until(what: string, check: () => boolean | Promise<boolean>, withinMs = 60_000): Promise<number> {
  const startedAt = performance.now();
  let cause: unknown;
  const says = async () => check();
  const isSo = () =>
    says().catch((error: unknown) => {
      cause = error;
      return false;
    });
  while (!(await isSo())) {
    if (performance.now() - startedAt > withinMs)
      throw new Error(`${what}: not within ${withinMs} ms${cause instanceof Error ? ` (${cause.message})` : ""}`, { cause });
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
  return performance.now() - startedAt;
}
