import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import type { Words } from "../words.ts";
import { disclaimer, disclaimerWithoutAddress } from "./site/disclaimers.ts";

export const words: Words["page-contact"] = {
  title: "Kontakt",
  description: (siteName, hasAddress) =>
    hasAddress
      ? `So erreichst du die Menschen hinter ${siteName}: per E\u2011Mail oder Post, mit Fragen, Korrekturen, Ideen oder Ansprüchen aus Urheberrechten.`
      : `Wie du die Menschen hinter ${siteName} erreichst und wo du bis dahin Antworten findest.`,
  lead: "Sag uns, was nicht funktioniert, was fehlt oder was dir gefällt.",
  leadWithoutAddress: (siteName) => `${siteName} kann noch keine E\u2011Mails empfangen. Vielleicht steht die Antwort, die du suchst, auf einer anderen Seite.`,
  answers: prose`Viele Antworten findest du schon unter ${{ text: "Support", to: paths.support }} und ${{ text: "Häufige Fragen", to: paths.faq }}.`,
  email: {
    title: "E-Mail",
    none: (siteName) => `Wer ${siteName} betreibt, hat noch keine E\u2011Mail-Adresse angegeben.`,
    text: "Deine Nachricht geht direkt an die, die diese Website betreiben. Es gibt kein Formular und keine Ticketnummer.",
  },
  mail: { title: "Postanschrift", none: "Wer diese Website betreibt, hat noch keine Postanschrift angegeben." },
  include: {
    title: "Was hineingehört",
    list: [
      "Wenn ein Film nicht läuft: die Adresse seiner Seite, der gewählte Server und dein Browser.",
      "Bei einem Fehler im Katalog: die Seite und was dort stehen müsste.",
      "Wenn du etwas nicht erreichen oder lesen kannst: was du vorhattest und welches Gerät oder Hilfsmittel du verwendest.",
      "Bei einer Idee: nur die Idee.",
    ],
  },
  claims: {
    title: "Ansprüche aus Urheberrechten",
    disclaimer,
    disclaimerWithoutAddress,
    text: "Nenne bitte den Titel und die Adresse der Seite und schreib dazu, weshalb du die Rechte vertreten darfst. Ein Titel, der wegmuss, verschwindet von allen Seiten, aus allen Listen und aus der Suche.",
  },
};
