import type { Notice } from "#domain/notices.ts";

const warning = (title: string, text: string) => ({ title, text, variant: "destructive" }) as const satisfies Notice;
const notStored = (text: string) => ({ ...warning("Not saved on this device", text), isCorrection: true }) as const;

/** Why what the visitor saved is not what the device holds. */
export const savedFaults = {
  full: notStored("The browser's storage for this site is full. Your change lasts until you close or reload this page."),
  denied: notStored("This browser does not let the site store anything. Your change lasts until you close or reload this page."),
  damaged: warning("Some saved data could not be read", "It was set aside on this device. You can export it in Settings."),
  newer: warning(
    "Saved data is from a newer version of this site",
    "Reload the page to use it. If you change something here first, it is set aside, and you can export it in Settings.",
  ),
} as const;
