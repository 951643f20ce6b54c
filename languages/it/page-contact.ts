import { paths } from "#domain/addresses.ts";
import { type ProseSection, prose, type StaticPage } from "#domain/prose.ts";
import type { PublicSite } from "#domain/site.ts";
import type { Words } from "../words.ts";
import { disclaimer, disclaimerWithoutAddress } from "./site/disclaimers.ts";

const answers = prose`Molte risposte si trovano già nelle pagine ${{ text: "Assistenza", to: paths.support }} e ${{ text: "Domande frequenti", to: paths.faq }}.`;

const email = ({ contactEmail, name }: PublicSite): ProseSection => ({
  title: "Email",
  blocks:
    contactEmail === null
      ? [`Chi gestisce ${name} non ha ancora fornito un indirizzo email.`, answers]
      : [
          [{ text: contactEmail, to: `mailto:${contactEmail}` }],
          "Il tuo messaggio arriva direttamente a chi gestisce questo sito. Non ci sono moduli da compilare né numeri di pratica.",
        ],
});

const mail = ({ postalAddress }: PublicSite): ProseSection => ({
  title: "Indirizzo postale",
  blocks: [postalAddress ?? "Chi gestisce questo sito non ha ancora fornito un indirizzo postale."],
});

const whatToInclude = (): ProseSection => ({
  title: "Che cosa scrivere",
  blocks: [
    {
      list: [
        "Per un film che non parte: l’indirizzo della sua pagina, il server che hai scelto e il tuo browser.",
        "Per un errore nel catalogo: la pagina e che cosa dovrebbe esserci scritto.",
        "Per qualcosa che non riesci a raggiungere o a leggere: che cosa volevi fare, e il dispositivo o la tecnologia assistiva che usi.",
        "Per un’idea: basta l’idea.",
      ],
    },
    answers,
  ],
});

const copyright = (site: PublicSite): ProseSection => ({
  title: "Reclami sul diritto d’autore",
  blocks: [
    disclaimer(site),
    "Indica il titolo, l’indirizzo della pagina e in che veste puoi agire per conto di chi detiene i diritti. Un titolo che deve sparire viene rimosso da ogni pagina, da ogni elenco e dalla ricerca.",
  ],
});

const withoutAddress = (site: PublicSite): StaticPage => ({
  title: "Contatti",
  description: `Come raggiungere le persone dietro ${site.name}, e dove trovare risposte nel frattempo.`,
  lead: `${site.name} non può ancora ricevere email. La risposta che cerchi forse si trova in un’altra pagina.`,
  sections: [email(site), mail(site), { title: "Reclami sul diritto d’autore", blocks: [disclaimerWithoutAddress(site.name)] }],
});

const withAddress = (site: PublicSite): StaticPage => ({
  title: "Contatti",
  description: `Come raggiungere le persone dietro ${site.name}: per email o per posta, con domande, correzioni, idee o un reclamo sul diritto d’autore.`,
  lead: "Dicci che cosa non funziona, che cosa manca o che cosa ti piace.",
  sections: [email(site), mail(site), whatToInclude(), copyright(site)],
});

const contact = (site: PublicSite): StaticPage => (site.contactEmail === null ? withoutAddress(site) : withAddress(site));

export const words: Words["page-contact"] = { page: contact };
