import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** `false` on the server and while hydrating: what only the device knows comes after. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
