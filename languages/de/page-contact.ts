import { paths } from "#domain/addresses.ts";
import { type ProseSection, prose, type StaticPage } from "#domain/prose.ts";
import type { PublicSite } from "#domain/site.ts";
import type { Words } from "../words.ts";
import { disclaimer, disclaimerWithoutAddress } from "./site/disclaimers.ts";

const answers = prose`Viele Antworten findest du schon unter ${{ text: "Support", to: paths.support }} und ${{ text: "Häufige Fragen", to: paths.faq }}.`;

const email = ({ contactEmail, name }: PublicSite): ProseSection => ({
  title: "E-Mail",
  blocks:
    contactEmail === null
      ? [`Wer ${name} betreibt, hat noch keine E\u2011Mail-Adresse angegeben.`, answers]
      : [
          [{ text: contactEmail, to: `mailto:${contactEmail}` }],
          "Deine Nachricht geht direkt an die, die diese Website betreiben. Es gibt kein Formular und keine Ticketnummer.",
        ],
});

const mail = ({ postalAddress }: PublicSite): ProseSection => ({
  title: "Postanschrift",
  blocks: [postalAddress ?? "Wer diese Website betreibt, hat noch keine Postanschrift angegeben."],
});

const whatToInclude = (): ProseSection => ({
  title: "Was hineingehört",
  blocks: [
    {
      list: [
        "Wenn ein Film nicht läuft: die Adresse seiner Seite, der gewählte Server und dein Browser.",
        "Bei einem Fehler im Katalog: die Seite und was dort stehen müsste.",
        "Wenn du etwas nicht erreichen oder lesen kannst: was du vorhattest und welches Gerät oder Hilfsmittel du verwendest.",
        "Bei einer Idee: nur die Idee.",
      ],
    },
    answers,
  ],
});

const copyright = (site: PublicSite): ProseSection => ({
  title: "Ansprüche aus Urheberrechten",
  blocks: [
    disclaimer(site),
    "Nenne bitte den Titel und die Adresse der Seite und schreib dazu, weshalb du die Rechte vertreten darfst. Ein Titel, der wegmuss, verschwindet von allen Seiten, aus allen Listen und aus der Suche.",
  ],
});

const withoutAddress = (site: PublicSite): StaticPage => ({
  title: "Kontakt",
  description: `Wie du die Menschen hinter ${site.name} erreichst und wo du bis dahin Antworten findest.`,
  lead: `${site.name} kann noch keine E\u2011Mails empfangen. Vielleicht steht die Antwort, die du suchst, auf einer anderen Seite.`,
  sections: [email(site), mail(site), { title: "Ansprüche aus Urheberrechten", blocks: [disclaimerWithoutAddress(site.name)] }],
});

const withAddress = (site: PublicSite): StaticPage => ({
  title: "Kontakt",
  description: `So erreichst du die Menschen hinter ${site.name}: per E\u2011Mail oder Post, mit Fragen, Korrekturen, Ideen oder Ansprüchen aus Urheberrechten.`,
  lead: "Sag uns, was nicht funktioniert, was fehlt oder was dir gefällt.",
  sections: [email(site), mail(site), whatToInclude(), copyright(site)],
});

const contact = (site: PublicSite): StaticPage => (site.contactEmail === null ? withoutAddress(site) : withAddress(site));

export const words: Words["page-contact"] = { page: contact };
