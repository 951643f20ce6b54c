import { useSyncExternalStore } from "react";
import type { Language } from "#domain/languages.ts";
import { offeredRegions } from "#domain/offered-codes.ts";
import { defaultRegion, regionOfLanguage, regionOfLanguages } from "#domain/region.ts";
import { deviceSettings, saveDeviceSettings, subscribe } from "./device-store.ts";

/** The country that the visitor has chosen, else the one that the browser's languages suggest. */
const regionOr = (fallback: string): string => deviceSettings().region ?? regionOfLanguages(navigator.languages) ?? fallback;

/** Where the visitor wants to watch, updated on change. The page's own country on the server and while hydrating. */
export const useVisitorRegion = (ofPage: string = defaultRegion): string =>
  useSyncExternalStore(
    subscribe,
    () => regionOr(ofPage),
    () => ofPage,
  );

export const saveRegion = (region: string): void => saveDeviceSettings({ ...deviceSettings(), region });

/** The visitor's country where lists are offered for it, else that of the page's language. */
export function useListRegion(language: Language): string {
  const ofPage = regionOfLanguage(language);
  const region = useVisitorRegion(ofPage);
  return offeredRegions.includes(region) ? region : ofPage;
}

/** Addresses of lists that depend on a country, for the visitor's own. */
export function useRegionPath(language: Language): (path: string) => string {
  const region = useListRegion(language);
  return (path) => (region === regionOfLanguage(language) ? path : `${path}?region=${region}`);
}
