import type { OptionalFeature, Purpose } from "#features/ads/model/consent.ts";
import type { Words } from "../words.ts";
import { fromServers, serverNames } from "./server-names.ts";
import { footer } from "./site/footer.ts";

const { privacyChoices } = footer;

/** `short` is for the middle of a sentence. */
const purposeTexts: Record<Purpose, { title: string; short: (hosts: readonly string[]) => string; text: (hosts: readonly string[]) => string }> = {
  ads: {
    title: "Reklamy",
    short: (hosts) => `reklamy ${fromServers(hosts)}`,
    text: (hosts) => `Pochodzą ${fromServers(hosts)} i są w ramkach, które nie widzą tej strony. Firma, która wysyła reklamę, poznaje twój adres IP.`,
  },
  analytics: {
    title: "Statystyki odwiedzin",
    short: (hosts) => `statystyki odwiedzin zbierane przez ${serverNames(hosts)}`,
    text: (hosts) => `Są zbierane przez ${serverNames(hosts)}. Trafia tam twój adres IP i informacja, jakie strony otwierasz.`,
  },
};
export const words: Words["ads"] = {
  consent: {
    purposeTexts,
    consentTexts: {
      title: privacyChoices,
      question: (features: readonly OptionalFeature[]): string =>
        `Opcjonalne i wyłączone, dopóki się nie zgodzisz: ${features.map(({ purpose, hosts }) => purposeTexts[purpose].short(hosts)).join("; ")}.`,
      lead: "Nic opcjonalnego się nie wczyta, dopóki się nie zgodzisz. Możesz tu w każdej chwili zmienić zdanie.",
      browserSaysNo: "Twoja przeglądarka wysyła sygnał Global Privacy Control. Traktujemy go jako odmowę, więc nic opcjonalnego się nie wczytuje.",
      accept: "Zezwól",
      decline: "Odmów",
      customize: "Dostosuj",
      close: "Zamknij",
      details: "Więcej o plikach cookie",
    },
  },
};
