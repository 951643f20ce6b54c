import type { OptionalFeature, Purpose } from "#features/ads/model/consent.ts";
import type { Words } from "../words.ts";
import { fromServers } from "./server-names.ts";
import { footer } from "./site/footer.ts";

const { privacyChoices } = footer;

/** `short` is for the middle of a sentence. */
const purposeTexts: Record<Purpose, { title: string; short: (hosts: readonly string[]) => string; text: (hosts: readonly string[]) => string }> = {
  ads: {
    title: "Publicidad",
    short: (hosts) => `publicidad ${fromServers(hosts)}`,
    text: (hosts) => `Viene ${fromServers(hosts)}, en marcos que no pueden ver esta página. La empresa que envía un anuncio conoce entonces tu dirección IP.`,
  },
  analytics: {
    title: "Estadísticas de visitas",
    short: (hosts) => `estadísticas de visitas ${fromServers(hosts)}`,
    text: (hosts) => `Vienen ${fromServers(hosts)}. Quien las elabora conoce entonces tu dirección IP y las páginas que abres.`,
  },
};
export const words: Words["ads"] = {
  consent: {
    purposeTexts,
    consentTexts: {
      title: privacyChoices,
      question: (features: readonly OptionalFeature[]): string =>
        `Opcional, y desactivado mientras no lo aceptes: ${features.map(({ purpose, hosts }) => purposeTexts[purpose].short(hosts)).join("; ")}.`,
      lead: "No se carga nada opcional si no lo aceptas. Puedes cambiar tu elección aquí en cualquier momento.",
      browserSaysNo: "Tu navegador envía la señal «Global Privacy Control». La tomamos como un no, así que no se carga nada opcional.",
      accept: "Aceptar",
      decline: "Rechazar",
      customize: "Personalizar",
      close: "Cerrar",
      details: "Más sobre las cookies",
    },
  },
};
