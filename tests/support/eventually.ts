import { vi } from "vitest";
import { longestWaitMs } from "./safety-net.ts";

/** Waits until `check` no longer throws: for what goes on behind an answer. `everyMs` above the default for checks that take of a client's share. */
export const eventually = <T>(check: () => T | Promise<T>, everyMs = 5): Promise<T> => vi.waitFor(check, { timeout: longestWaitMs, interval: everyMs });
