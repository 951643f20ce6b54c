/** How long a press may wait for its button's code: a later effect would surprise. */
const longestWaitMs = 10_000;
const intervalMs = 50;

/** Whether React has begun to take over the document (`entry.client.tsx`): before, it sees no press. */
const isTakenOver = (): boolean => "hydrating" in document.documentElement.dataset;

/** React stops a press on a part whose code is still loading, before it reaches the button. */
function observeReach(button: HTMLElement): () => boolean {
  let isReached = false;
  const note = () => {
    isReached = true;
  };
  button.addEventListener("click", note, true);
  return () => {
    button.removeEventListener("click", note, true);
    return isReached;
  };
}

/** Presses again until the button responds. A later press replaces this one. */
function pressUntilReached(button: HTMLElement, isLast: () => boolean): void {
  const endsAt = performance.now() + longestWaitMs;
  const timer = setInterval(() => {
    if (!isLast() || !button.isConnected || performance.now() > endsAt) return clearInterval(timer);
    if (!isTakenOver()) return;
    const hasReached = observeReach(button);
    button.click();
    if (hasReached()) clearInterval(timer);
  }, intervalMs);
}

/**
 * Keeps a press on a button whose code has not arrived yet (Play, a server, the menu) and carries it out when it has. Links and forms need no code:
 * they work as in a browser without script.
 */
export function keepPresses(): void {
  let presses = 0;
  // In the window's capture phase: before React's own listener.
  addEventListener(
    "click",
    ({ isTrusted, target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>("button[type=button]") : null;
      if (!isTrusted) return;
      presses += 1;
      const press = presses;
      if (!button) return;
      const wasTakenOver = isTakenOver();
      const hasReached = observeReach(button);
      // After all listeners of this press.
      setTimeout(() => {
        const isReached = hasReached();
        if (!wasTakenOver || !isReached) pressUntilReached(button, () => press === presses);
      });
    },
    true,
  );
}
