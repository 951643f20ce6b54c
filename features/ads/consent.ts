import { useMemo, useSyncExternalStore } from "react";
import { type Consent, consentFor, type OptionalFeature, parseStoredConsent, type StoredConsent, withChoice } from "./model/consent.ts";

/** `app/shell/early-theme.ts` reads it too, to reserve the ads' space before the first paint. */
const storageKey = "matinee-consent";

/** Consent that the device refused to store. It holds until the page is reloaded. */
let unstored: string | null = null;
const listeners = new Set<() => void>();

function stored(): string | null {
  if (unstored !== null) return unstored;
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function notify(): void {
  for (const listener of listeners) listener();
}

/** The `storage` event reports changes made in other tabs. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** Global Privacy Control counts as a refusal, and the consent panel stays away. */
export const hasGlobalPrivacyControl = (): boolean => "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true;

const currentConsent = (feature: OptionalFeature, saved: StoredConsent): Consent => (hasGlobalPrivacyControl() ? "no" : consentFor(feature, saved));

/** The visitor's consent to a feature, updated on change. */
export function useConsent(): (feature: OptionalFeature) => Consent {
  const text = useSyncExternalStore(subscribe, stored, () => null);
  return useMemo(() => {
    const saved = parseStoredConsent(text);
    return (feature) => currentConsent(feature, saved);
  }, [text]);
}

export function saveConsent(feature: OptionalFeature, yes: boolean): void {
  const text = JSON.stringify(withChoice(feature, yes, parseStoredConsent(stored())));
  try {
    localStorage.setItem(storageKey, text);
    unstored = null;
  } catch {
    unstored = text;
  }
  notify();
}

let isShown = false;

/** For visitors who have decided already. */
export function showConsentChoices(shown: boolean): void {
  isShown = shown;
  notify();
}

export const useConsentChoicesShown = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isShown,
    () => false,
  );
