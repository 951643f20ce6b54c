import { counted } from "./text.ts";

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

// Pages without a network, and their copies on the device.
export const words = {
  /** In the corner of a page. */
  line: {
    offline: "You are offline.",
    slow: "The site answers slowly.",
    /** Taken before today. `weekday`: 0 is Sunday. */
    copyOfDay: (weekday: number): string => `Saved copy of ${weekdays[weekday]}`,
    /** Taken today. */
    copyOfToday: (time: string): string => `Saved copy of ${time}`,
    onDevice: "What you save and choose here stays on this device.",
  },
  /** In place of a page of which there is no copy. */
  page: {
    title: "You are offline",
    text: "There is no copy of this page on this device. Searching and playing need a connection.",
    returns: "The page opens by itself once the connection is back.",
    here: "On this device",
    copies: "Copies of pages",
  },
  /** In Settings. */
  setting: {
    title: "Offline",
    note: "My list, these settings and the last 30 pages that you opened also work without a connection. Searching and playing need one. 'Remember nothing on this device' and 'Delete everything stored here' remove the copies as well.",
    make: "Make available offline",
    preparing: "Fetching what is needed",
    none: "There are no copies on this device.",
    ready: "This site is available offline on this device.",
    /** How many there are, and how large: "12 pages, 3.1 MB". */
    copies: (count: number, size: string): string => `${counted(count, "page")}, ${size}`,
    remove: "Remove the copies",
    noPictures: "Posters are not copied, because on this site they come from another host.",
    off: "This device is set to remember nothing. To use the site offline, switch that off first.",
    failures: {
      full: "The browser has no more room for this site. The copies are incomplete.",
      failed: "The connection failed. Try again.",
      denied: "This browser does not allow copies here. A private window may be the reason.",
    },
  },
};
