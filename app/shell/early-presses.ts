const intervalMs = 50;
/** A later effect would surprise. */
const mostTries = 200;

/**
 * React replays no clicks: repeats the last press on a button (Play, a server, the menu) until React handles it. Before hydration begins
 * (`entry.client.tsx`) React handles none, and it stops one on a part whose code is still loading before it reaches the button.
 */
export function repeatLastPress(): void {
  const { dataset } = document.documentElement;
  let timer: ReturnType<typeof setInterval> | undefined;
  const endOnceHandled = () => {
    if ("hydrating" in dataset) clearInterval(timer);
  };
  const remember = ({ isTrusted, target }: MouseEvent) => {
    if (!isTrusted) return;
    clearInterval(timer);
    const button = target instanceof Element ? target.closest<HTMLElement>("button[type=button]") : null;
    let tries = 0;
    button?.addEventListener("click", endOnceHandled, true);
    const repeat = () => {
      tries += 1;
      if (tries > mostTries || !button?.isConnected) clearInterval(timer);
      else if ("hydrating" in dataset) button.click();
    };
    if (button) timer = setInterval(repeat, intervalMs);
  };
  // In the window's capture phase: before React's own listener.
  addEventListener("click", remember, true);
}
