import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import { serverNames } from "./server-names.ts";
import { storedKeys } from "./texts/stored-keys.ts";

export const words = {
  title: "Cookies",
  description: (siteName: string): string => `Which cookies ${siteName} sets: essential, preference and analytics, with a plain answer for each.`,
  lead: (siteName: string): string => `The pages of ${siteName} set no cookies. Here are the usual kinds, one by one, so that you can check.`,
  essential: {
    title: "Essential cookies",
    text: (nothingToAsk: boolean): string =>
      `None. Essential cookies usually remember that you are logged in, and there is nothing to log in to here.${nothingToAsk ? " That is why you see no cookie banner: there is nothing to ask." : ""}`,
  },
  preference: {
    title: "Preference cookies",
    text: "None. What you choose, what you save and where you stop watching stays in your browser's local storage. Unlike a cookie, it is never sent to us with your requests. These are the names that you may find there:",
    stored: (key: string, text: string): string => `${key}: ${text}`,
  },
  device: {
    title: "What this device remembers",
    texts: [
      prose`On the ${{ text: "Settings page", to: paths.settings }}, you can see how much it is, export it and delete it. There you can also have this device remember nothing: all of it is then deleted, and nothing more is written but your own choices. Without JavaScript, nothing is stored at all.`,
      prose`What of it is sent to us, and when, is on the ${{ text: "Privacy page", to: paths.privacy }}.`,
    ],
  },
  analytics: {
    title: "Analytics cookies",
    none: "None. Your visits are not counted, by us or by anyone else.",
    counted: (hosts: readonly string[]): string =>
      `Visits are counted by ${serverNames(hosts)}, but only after you have agreed. The script that counts them may then set cookies. If you do not agree, it is not loaded.`,
  },
  others: {
    title: "Cookies from other companies",
    none: "None. Everything that a page loads on its own comes from this site.",
    lead: "Some parts of our pages come from other companies. We can neither read nor set their cookies, and your browser can block them:",
    pictures: (hosts: readonly string[]): string => `Pictures (${hosts.join(", ")}): loaded with the page. They are shown even if your browser blocks cookies.`,
    players: (hosts: readonly string[], inView: boolean): string =>
      `Players (${hosts.join(", ")}): loaded ${inView ? "as soon as they come into view" : "when you press Play or choose a server"}. A player may set cookies of its own, inside its frame.`,
    films: (hosts: readonly string[]): string =>
      `Public archives (${hosts.join(", ")}): a film comes from them after you press Play or choose a server. An archive may set cookies of its own.`,
    trailers: (hosts: readonly string[]): string =>
      `Trailers (${hosts.join(", ")}): loaded when you press the button of a trailer. YouTube may store data of its own, inside its frame.`,
    ads: (hosts: readonly string[]): string =>
      `Advertising (${hosts.join(", ")}): loaded only after you have agreed. An advertising company may set cookies of its own.`,
  },
  control: {
    title: "Deleting and blocking cookies",
    texts: [
      "Every browser can show you what a site has stored, delete it, and block cookies altogether, usually under Settings, then Privacy. Our pages keep working if you do.",
      prose`For what else we do and do not know about you, see the ${{ text: "Privacy Policy", to: paths.privacy }}.`,
    ],
  },
  storedKeys,
};
