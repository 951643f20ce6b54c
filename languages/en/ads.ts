import { footer } from "./site/footer.ts";

const { privacyChoices } = footer;

import type { OptionalFeature, Purpose } from "#features/ads/model/consent.ts";
import { serverNames } from "./server-names.ts";

/** `short` is for the middle of a sentence. */
const purposeTexts: Record<Purpose, { title: string; short: (hosts: readonly string[]) => string; text: (hosts: readonly string[]) => string }> = {
  ads: {
    title: "Advertising",
    short: (hosts) => `advertising from ${serverNames(hosts)}`,
    text: (hosts) => `From ${serverNames(hosts)}, in frames that cannot see this page. The company that sends an ad learns your IP address.`,
  },
  analytics: {
    title: "Visit statistics",
    short: (hosts) => `visit statistics by ${serverNames(hosts)}`,
    text: (hosts) => `By ${serverNames(hosts)}, which learns your IP address and which pages you open.`,
  },
};
export const words = {
  consent: {
    purposeTexts,
    consentTexts: {
      title: privacyChoices,
      question: (features: readonly OptionalFeature[]): string =>
        `Optional, and off unless you accept: ${features.map(({ purpose, hosts }) => purposeTexts[purpose].short(hosts)).join("; ")}.`,
      lead: "Nothing optional is loaded unless you accept it. You can change your choice here at any time.",
      browserSaysNo: "Your browser sends the Global Privacy Control signal. We treat that as a no, so nothing optional is loaded.",
      accept: "Accept",
      decline: "Decline",
      customize: "Customize",
      close: "Close",
      details: "More about cookies",
    },
  },
};
