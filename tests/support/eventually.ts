import { vi } from "vitest";
import { longestWaitMs } from "./safety-net.ts";

/** Waits until `check` no longer throws: for what goes on behind an answer. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: longestWaitMs, interval: 5 });
