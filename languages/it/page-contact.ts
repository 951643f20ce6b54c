import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import type { Words } from "../words.ts";
import { disclaimer, disclaimerWithoutAddress } from "./site/disclaimers.ts";

export const words: Words["page-contact"] = {
  title: "Contatti",
  description: (siteName, hasAddress) =>
    hasAddress
      ? `Come raggiungere le persone dietro ${siteName}: per email o per posta, con domande, correzioni, idee o un reclamo sul diritto d’autore.`
      : `Come raggiungere le persone dietro ${siteName}, e dove trovare risposte nel frattempo.`,
  lead: "Dicci che cosa non funziona, che cosa manca o che cosa ti piace.",
  leadWithoutAddress: (siteName) => `${siteName} non può ancora ricevere email. La risposta che cerchi forse si trova in un’altra pagina.`,
  answers: prose`Molte risposte si trovano già nelle pagine ${{ text: "Assistenza", to: paths.support }} e ${{ text: "Domande frequenti", to: paths.faq }}.`,
  email: {
    title: "Email",
    none: (siteName) => `Chi gestisce ${siteName} non ha ancora fornito un indirizzo email.`,
    text: "Il tuo messaggio arriva direttamente a chi gestisce questo sito. Non ci sono moduli da compilare né numeri di pratica.",
  },
  mail: { title: "Indirizzo postale", none: "Chi gestisce questo sito non ha ancora fornito un indirizzo postale." },
  include: {
    title: "Che cosa scrivere",
    list: [
      "Per un film che non parte: l’indirizzo della sua pagina, il server che hai scelto e il tuo browser.",
      "Per un errore nel catalogo: la pagina e che cosa dovrebbe esserci scritto.",
      "Per qualcosa che non riesci a raggiungere o a leggere: che cosa volevi fare, e il dispositivo o la tecnologia assistiva che usi.",
      "Per un’idea: basta l’idea.",
    ],
  },
  claims: {
    title: "Reclami sul diritto d’autore",
    disclaimer,
    disclaimerWithoutAddress,
    text: "Indica il titolo, l’indirizzo della pagina e in che veste puoi agire per conto di chi detiene i diritti. Un titolo che deve sparire viene rimosso da ogni pagina, da ogni elenco e dalla ricerca.",
  },
};
