import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";
import { longestWaitMs } from "./safety-net.ts";

configure({ asyncUtilTimeout: longestWaitMs });
// jsdom has no media queries: none matches, unless a test says otherwise.
window.matchMedia ??= (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
// The files of a worker share one window.
afterEach(() => {
  cleanup();
  if (vi.isFakeTimers()) {
    // jsdom starts an interval for frames and focus once. A fake one must end here, or jsdom waits for it in all later tests.
    vi.advanceTimersByTime(20);
    vi.useRealTimers();
  }
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  document.dir = "";
});
