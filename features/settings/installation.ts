import { useEffect, useState, useSyncExternalStore } from "react";

/** The browser's event, which TypeScript's library does not have. It opens its dialog once. */
type InstallOffer = Event & { prompt: () => Promise<{ outcome: "accepted" | "dismissed" }> };

/** `app/shell/early-install.ts` holds it, and drops it once the site is installed. */
const currentOffer = (): InstallOffer | null => (window.installOffer as InstallOffer | undefined) ?? null;

const events = ["beforeinstallprompt", "appinstalled"];

function subscribe(onChange: () => void): () => void {
  for (const event of events) addEventListener(event, onChange);
  return () => {
    for (const event of events) removeEventListener(event, onChange);
  };
}

type Installation = {
  /** Opens the browser's dialog; `null` where it offers no installation. */
  install: (() => Promise<void>) | null;
  outcome: "accepted" | "installed" | "dismissed" | null;
};

export function useInstallation(): Installation {
  const offer = useSyncExternalStore(subscribe, currentOffer, () => null);
  const [outcome, setOutcome] = useState<Installation["outcome"]>(null);
  // The browser's own menu installs the site as well.
  useEffect(() => {
    const onInstalled = () => setOutcome("installed");
    addEventListener("appinstalled", onInstalled);
    return () => removeEventListener("appinstalled", onInstalled);
  }, []);
  const install = async () => {
    // After a second press its dialog is open already.
    if (!offer || currentOffer() !== offer) return;
    window.installOffer = undefined;
    setOutcome((await offer.prompt()).outcome);
  };
  return { install: offer && install, outcome };
}

/** Apple's browsers install sites from their own menus, and offer it to no page. Theirs alone have this event; a Mac has no touch screen. */
export function appleDevice(): "phone" | "desktop" | null {
  if (!("GestureEvent" in window)) return null;
  return navigator.maxTouchPoints > 0 ? "phone" : "desktop";
}
