import { afterAll, vi } from "vitest";

// The files share processes: another one's servers must not start in the environment that a file has stubbed.
afterAll(() => void vi.unstubAllEnvs());
