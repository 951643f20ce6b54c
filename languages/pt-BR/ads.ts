import type { OptionalFeature, Purpose } from "#features/ads/model/consent.ts";
import type { Words } from "../words.ts";
import { byServers, fromServers } from "./server-names.ts";
import { footer } from "./site/footer.ts";

const { privacyChoices } = footer;

/** `short` is for the middle of a sentence. */
const purposeTexts: Record<Purpose, { title: string; short: (hosts: readonly string[]) => string; text: (hosts: readonly string[]) => string }> = {
  ads: {
    title: "Publicidade",
    short: (hosts) => `publicidade ${fromServers(hosts)}`,
    text: (hosts) =>
      `Vem ${fromServers(hosts)}, em quadros que não enxergam esta página. A empresa que envia um anúncio fica sabendo qual é o seu endereço IP.`,
  },
  analytics: {
    title: "Estatísticas de visitas",
    short: (hosts) => `estatísticas de visitas reunidas ${byServers(hosts)}`,
    text: (hosts) => `São reunidas ${byServers(hosts)}, que fica sabendo qual é o seu endereço IP e que páginas você abre.`,
  },
};
export const words: Words["ads"] = {
  consent: {
    purposeTexts,
    consentTexts: {
      title: privacyChoices,
      question: (features: readonly OptionalFeature[]): string =>
        `Opcional, e só se você aceitar: ${features.map(({ purpose, hosts }) => purposeTexts[purpose].short(hosts)).join("; ")}.`,
      lead: "Nada que seja opcional é carregado sem que você aceite. Você pode mudar sua escolha aqui a qualquer momento.",
      browserSaysNo: "Seu navegador envia o sinal Global Privacy Control. Para nós isso vale como um não: nada que seja opcional é carregado.",
      accept: "Aceitar",
      decline: "Recusar",
      customize: "Personalizar",
      close: "Fechar",
      details: "Mais sobre cookies",
    },
  },
};
