import { vi } from "vitest";

/** Vitest's clock does not move `AbortSignal.timeout`: from here on it does. */
export function fakeTimeLimits(): void {
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException("late", "TimeoutError")), ms);
    return controller.signal;
  });
}
