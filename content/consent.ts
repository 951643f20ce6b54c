import type { OptionalFeature, Purpose } from "#domain/consent.ts";
import { privacyChoices } from "./footer.ts";

const servers = (hosts: readonly string[]): string => (hosts.length === 0 ? "this site's own server" : hosts.join(", "));

/** What each purpose is called, in a sentence and alone, and what a yes to it means. */
export const purposeTexts: Record<Purpose, { title: string; short: (hosts: readonly string[]) => string; text: (hosts: readonly string[]) => string }> = {
  ads: {
    title: "Advertising",
    short: (hosts) => `advertising from ${servers(hosts)}`,
    text: (hosts) => `From ${servers(hosts)}, in frames that cannot see this page. Whoever sends an ad learns your IP address.`,
  },
  analytics: {
    title: "Counting visits",
    short: (hosts) => `counting visits by ${servers(hosts)}`,
    text: (hosts) => `By ${servers(hosts)}, which learns which pages you open, and your IP address.`,
  },
};

/** The words of the question about what is optional. */
export const consentTexts = {
  title: privacyChoices,
  question: (parts: readonly OptionalFeature[]): string =>
    `Optional, and off unless you accept: ${parts.map(({ purpose, hosts }) => purposeTexts[purpose].short(hosts)).join("; ")}.`,
  lead: "Nothing optional is loaded unless you accept it. An answer can be changed here at any time.",
  browserSaysNo: "Your browser sends Global Privacy Control. We take that as a no, so nothing optional is loaded.",
  accept: "Accept",
  refuse: "Refuse",
  oneByOne: "One by one",
  close: "Close",
  details: "More about cookies",
} as const;
