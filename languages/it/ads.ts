import type { OptionalFeature, Purpose } from "#features/ads/model/consent.ts";
import type { Words } from "../words.ts";
import { fromServers } from "./server-names.ts";
import { footer } from "./site/footer.ts";

const { privacyChoices } = footer;

/** `short` is for the middle of a sentence. */
const purposeTexts: Record<Purpose, { title: string; short: (hosts: readonly string[]) => string; text: (hosts: readonly string[]) => string }> = {
  ads: {
    title: "Pubblicità",
    short: (hosts) => `pubblicità ${fromServers(hosts)}`,
    text: (hosts) =>
      `Arriva ${fromServers(hosts)}, in riquadri che non possono vedere questa pagina. Chi invia un annuncio viene a sapere il tuo indirizzo IP.`,
  },
  analytics: {
    title: "Statistiche sulle visite",
    short: (hosts) => `statistiche sulle visite, raccolte ${fromServers(hosts)}`,
    text: (hosts) => `Vengono raccolte ${fromServers(hosts)}: lì si viene a sapere il tuo indirizzo IP e quali pagine apri.`,
  },
};
export const words: Words["ads"] = {
  consent: {
    purposeTexts,
    consentTexts: {
      title: privacyChoices,
      question: (features: readonly OptionalFeature[]): string =>
        `Facoltativo, e disattivato se non accetti: ${features.map(({ purpose, hosts }) => purposeTexts[purpose].short(hosts)).join("; ")}.`,
      lead: "Niente di facoltativo viene caricato se non lo accetti. Qui puoi cambiare la tua scelta in qualsiasi momento.",
      browserSaysNo: "Il tuo browser invia il segnale Global Privacy Control. Per noi vale come un no: niente di facoltativo viene caricato.",
      accept: "Accetta",
      decline: "Rifiuta",
      customize: "Personalizza",
      close: "Chiudi",
      details: "Di più sui cookie",
    },
  },
};
