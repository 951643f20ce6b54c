import { useMemo, useSyncExternalStore } from "react";
import { type Consent, consentFor, type OptionalFeature, parseStoredConsent, type StoredConsent, withChoice } from "#domain/consent.ts";

/** Also read by `app/shell/early-theme.ts`, which keeps an ad's room from the first paint on. */
const storageKey = "matinee-consent";

/** An answer that the device would not keep: it holds for this page at least. */
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

function tell(): void {
  for (const listener of listeners) listener();
}

/** Also hears what is said in another tab. */
function listen(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** The browser says no for its visitor (Global Privacy Control): that is an answer, and nobody asks again. */
export const hasGlobalPrivacyControl = (): boolean => "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true;

const consentIn = (part: OptionalFeature, answers: StoredConsent): Consent => (hasGlobalPrivacyControl() ? "no" : consentFor(part, answers));

/** What the visitor says to a part, kept current. */
export function useConsent(): (part: OptionalFeature) => Consent {
  const text = useSyncExternalStore(listen, stored, () => null);
  return useMemo(() => {
    const answers = parseStoredConsent(text);
    return (part) => consentIn(part, answers);
  }, [text]);
}

export function saveConsent(part: OptionalFeature, yes: boolean): void {
  const text = JSON.stringify(withChoice(part, yes, parseStoredConsent(stored())));
  try {
    localStorage.setItem(storageKey, text);
    unstored = null;
  } catch {
    unstored = text;
  }
  tell();
}

let open = false;

/** Shows the choices again, to somebody who has answered already. */
export function showConsentChoices(shown: boolean): void {
  open = shown;
  tell();
}

export const useConsentChoicesShown = (): boolean =>
  useSyncExternalStore(
    listen,
    () => open,
    () => false,
  );
