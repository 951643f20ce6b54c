import { useSyncExternalStore } from "react";
import { regionOfLanguages } from "#domain/region.ts";
import { deviceSettings, saveDeviceSettings, subscribe } from "./device-store.ts";

/** The country that the visitor has chosen, else the one that the browser's languages suggest. */
const regionOr = (fallback: string): string => deviceSettings().region ?? regionOfLanguages(navigator.languages) ?? fallback;

/** Where the visitor wants to watch, updated on change. The page's own country on the server and while hydrating. */
export const useVisitorRegion = (ofPage: string): string =>
  useSyncExternalStore(
    subscribe,
    () => regionOr(ofPage),
    () => ofPage,
  );

export const saveRegion = (region: string): void => saveDeviceSettings({ ...deviceSettings(), region });
