import { vi } from "vitest";

/** Waits until `check` no longer throws: for what goes on behind an answer. Ten seconds, because machines that run tests are busy ones. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 10_000, interval: 5 });
