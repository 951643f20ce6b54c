import { deviceSettings, deviceText, onForget, onWrite, writeText } from "#app/data/device-store.ts";
import { canWorkOffline, makeAvailable, removeCopies } from "#app/data/offline-copies.ts";
import type { Language } from "#domain/languages.ts";
import { visitKey } from "#domain/storage-keys.ts";
import { hasSaved } from "#features/saved/store/saved-keys.ts";

/** What follows sooner is the same visit. */
const visitMs = 30 * 60_000;

/** Whether the device was here before. Its first visit is stored for that. */
function isSecondVisit(): boolean {
  const firstAt = deviceText(visitKey);
  if (firstAt === null) writeText(visitKey, String(Date.now()));
  return firstAt !== null && Date.now() - Number(firstAt) > visitMs;
}

const isInstalled = (): boolean => matchMedia("(display-mode: standalone), (display-mode: minimal-ui)").matches;

/** Whether the visitor has something to gain. A choice in Settings counts more. */
function gains(isReturning: boolean): boolean {
  const { remembers, worksOffline } = deviceSettings();
  return remembers && (worksOffline ?? (isReturning || hasSaved() || isInstalled()));
}

/** Starts the worker on a second visit, after a save, after the installation, or where the visitor has asked for it. */
export function startOffline(language: Language): void {
  if (!canWorkOffline()) return;
  const isReturning = isSecondVisit();
  let isDecided = false;
  const start = () => {
    isDecided = true;
    void makeAvailable(language);
  };
  const startIfGained = () => {
    if (!isDecided && gains(isReturning)) start();
  };
  startIfGained();
  onWrite(startIfGained);
  addEventListener("appinstalled", start);
  // Not again on this page: the next one decides.
  onForget(() => {
    isDecided = true;
    void removeCopies();
  });
}
