import type { OptionalFeature, Purpose } from "#features/ads/model/consent.ts";
import type { Words } from "../words.ts";
import { serverNames } from "./server-names.ts";
import { footer } from "./site/footer.ts";

const { privacyChoices } = footer;

/** `short` is for the middle of a sentence. */
const purposeTexts: Record<Purpose, { title: string; short: (hosts: readonly string[]) => string; text: (hosts: readonly string[]) => string }> = {
  ads: {
    title: "Publicité",
    short: (hosts) => `publicité chargée depuis ${serverNames(hosts)}`,
    text: (hosts) =>
      `Chargée depuis ${serverNames(hosts)}, dans des cadres qui ne voient pas cette page. L’entreprise qui envoie une publicité apprend ton adresse IP.`,
  },
  analytics: {
    title: "Statistiques de visite",
    short: (hosts) => `statistiques de visite établies par ${serverNames(hosts)}`,
    text: (hosts) => `Établies par ${serverNames(hosts)}. Ton adresse IP et les pages que tu ouvres y sont transmises.`,
  },
};
export const words: Words["ads"] = {
  consent: {
    purposeTexts,
    consentTexts: {
      title: privacyChoices,
      question: (features: readonly OptionalFeature[]): string =>
        `Facultatif, et désactivé sauf si tu acceptes\u00a0: ${features.map(({ purpose, hosts }) => purposeTexts[purpose].short(hosts)).join("\u202f; ")}.`,
      lead: "Rien de facultatif n’est chargé tant que tu n’acceptes pas. Tu peux changer d’avis ici à tout moment.",
      browserSaysNo: "Ton navigateur envoie le signal «\u00a0Global Privacy Control\u00a0». Pour nous, c’est un non\u00a0: rien de facultatif n’est chargé.",
      accept: "Accepter",
      decline: "Refuser",
      customize: "Personnaliser",
      close: "Fermer",
      details: "En savoir plus sur les cookies",
    },
  },
};
