import type { OptionalFeature, Purpose } from "#features/ads/model/consent.ts";
import type { Words } from "../words.ts";
import { fromServers } from "./server-names.ts";
import { footer } from "./site/footer.ts";

const { privacyChoices } = footer;

/** `short` is for the middle of a sentence. */
const purposeTexts: Record<Purpose, { title: string; short: (hosts: readonly string[]) => string; text: (hosts: readonly string[]) => string }> = {
  ads: {
    title: "Werbung",
    short: (hosts) => `Werbung ${fromServers(hosts)}`,
    text: (hosts) => `Sie kommt ${fromServers(hosts)}, in Rahmen, die diese Seite nicht sehen können. Wer eine Anzeige liefert, erfährt deine IP-Adresse.`,
  },
  analytics: {
    title: "Besuchsstatistik",
    short: (hosts) => `Besuchsstatistik ${fromServers(hosts)}`,
    text: (hosts) => `Sie kommt ${fromServers(hosts)}. Dorthin gehen deine IP-Adresse und die Adressen der Seiten, die du öffnest.`,
  },
};
export const words: Words["ads"] = {
  consent: {
    purposeTexts,
    consentTexts: {
      title: privacyChoices,
      question: (features: readonly OptionalFeature[]): string =>
        `Freiwillig und aus, solange du nicht zustimmst: ${features.map(({ purpose, hosts }) => purposeTexts[purpose].short(hosts)).join("; ")}.`,
      lead: "Nichts davon wird geladen, solange du nicht zustimmst. Hier kannst du deine Auswahl jederzeit ändern.",
      browserSaysNo: "Dein Browser sendet das Signal „Global Privacy Control“. Das gilt für uns als Nein: Nichts davon wird geladen.",
      accept: "Zustimmen",
      decline: "Ablehnen",
      customize: "Anpassen",
      close: "Schließen",
      details: "Mehr über Cookies",
    },
  },
};
