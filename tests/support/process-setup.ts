import { afterAll, vi } from "vitest";

// The files share processes: what one has stubbed or spied on must not reach the next.
afterAll(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
