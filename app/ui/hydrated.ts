import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => undefined;

/**
 * `false` on the server and while hydrating, for what depends on the device. In a leaf alone: its component is rendered again right after hydration, and
 * a lazy part below it whose code has not come would show its fallback in place of the server's markup.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
