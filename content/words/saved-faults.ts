import type { Notice } from "#domain/notices.ts";

const warning = (title: string, text: string): Notice => ({ title, text, variant: "destructive" });

/** Why what the visitor saved is not what the device holds. */
export const savedFaults = {
  full: warning("Not saved on this device", "The browser's storage for this site is full. Your change lasts until you close or reload this page."),
  denied: warning("Not saved on this device", "This browser does not let the site store anything. Your change lasts until you close or reload this page."),
  damaged: warning("Some saved data could not be read", "It was set aside on this device. You can export it in Settings."),
  newer: warning(
    "Saved data is from a newer version of this site",
    "Reload the page to use it. If you change something here first, it is set aside, and you can export it in Settings.",
  ),
} as const;
