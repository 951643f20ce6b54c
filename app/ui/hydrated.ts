import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => undefined;

/** `false` on the server and while hydrating, for what depends on the device. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
