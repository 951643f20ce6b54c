import type { Purpose } from "#domain/consent.ts";

const servers = (hosts: readonly string[]): string => (hosts.length === 0 ? "this site's own server" : hosts.join(", "));

/** The words of the question about what is optional. */
export const consentTexts = {
  title: "Privacy choices",
  lead: "Nothing optional is loaded until you say yes to it here.",
  browserSaysNo: "Your browser sends Global Privacy Control. We take that as a no, so nothing optional is loaded.",
  accept: "Accept",
  refuse: "Refuse",
  close: "Close",
  details: "More about cookies",
} as const;

export const purposeTexts: Record<Purpose, { title: string; text: (hosts: readonly string[]) => string }> = {
  ads: {
    title: "Advertising",
    text: (hosts) => `From ${servers(hosts)}, in frames that cannot see this page. Whoever sends an ad learns your IP address.`,
  },
  analytics: {
    title: "Counting visits",
    text: (hosts) => `By ${servers(hosts)}, which learns which pages you open, and your IP address.`,
  },
};
