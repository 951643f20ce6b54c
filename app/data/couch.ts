import { useSyncExternalStore } from "react";
import { deviceSettings, saveDeviceSettings, subscribe } from "./device-store.ts";

/** Whether the page has the layout for a television (`couch:` in classes). `app/shell/early-theme.ts` marks the root before the first paint. */
export const isCouch = (): boolean => "couch" in document.documentElement.dataset;

/** As `isCouch`, updated on change. `false` on the server and while hydrating. */
export const useCouch = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => deviceSettings().couch ?? isCouch(),
    () => false,
  );

/** Stores the visitor's choice. `app/couch/follow-couch.ts` changes the layout. */
export const chooseCouch = (couch: boolean): void => saveDeviceSettings({ ...deviceSettings(), couch });
