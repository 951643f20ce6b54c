import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import type { Words } from "../words.ts";
import { disclaimer, providerNotice, sampleNote } from "./site/disclaimers.ts";

const marked = (archives: boolean): string =>
  archives ? " Bei Titeln mit dem Hinweis „Hier zu sehen“ liegt das Video auf dieser Website oder in einem öffentlichen Archiv." : "";

const reason = (archives: boolean): string =>
  archives
    ? "Wer diese Website betreibt, hat das Video zu diesem Titel noch nicht bereitgestellt. Auch in keinem öffentlichen Archiv, das wir kennen, ist es zu finden, oder keines hat geantwortet."
    : "Wer diese Website betreibt, hat das Video zu diesem Titel noch nicht bereitgestellt.";

export const words: Words["page-faq"] = {
  title: "Häufige Fragen",
  description: (siteName) =>
    `Dreizehn Fragen zu ${siteName}, kurz beantwortet: was es ist, was es kostet, was hilft, wenn ein Film nicht lädt, und was wir über dich wissen.`,
  lead: prose`Dreizehn Fragen, kurz beantwortet. Anleitungen Schritt für Schritt findest du unter ${{ text: "Support", to: paths.support }}.`,
  basics: {
    title: "Das Wichtigste",
    questions: (siteName) => [
      {
        question: `Was ist ${siteName}?`,
        answer:
          "Eine kostenlose Website, auf der du Filme, Serien und die Menschen dahinter findest. Auf der Seite jedes Titels ist ein Player, du kannst also gleich dort losschauen.",
      },
      { question: "Was kostet das?", answer: "Nichts. Es gibt kein Abo, keine Probezeit, die abläuft, und nichts zu kaufen." },
      {
        question: "Brauche ich ein Konto?",
        answer: "Nein, und selbst wenn du wolltest, könntest du keines anlegen. Öffne eine Seite und drücke auf „Abspielen“.",
      },
    ],
  },
  catalog: {
    title: "Der Katalog",
    choice: {
      question: "Was kann ich ansehen?",
      live: (archives) =>
        `Filme und Serien aller Art, außer Erwachsenenunterhaltung. Ob ein Titel läuft, hängt von den Servern ab, die sein Player anbietet.${marked(archives)}`,
      sample: (archives) =>
        `${sampleNote} Die Serien reichen von den Fortsetzungsfilmen der Stummfilmzeit bis zu Serien, die fürs Netz gedreht wurden.${marked(archives)}`,
    },
    search: {
      question: "Wie finde ich einen Titel?",
      answer: prose`Gib mindestens zwei Buchstaben ins Suchfeld ein und wähle „Filme“, „Serien“ oder „Personen“. Wenn du lieber stöberst, fang bei ${{ text: "Genres", to: paths.genres }} oder ${{ text: "Bestbewertet", to: paths.top }} an.`,
    },
    facts: {
      question: "Woher kommen die Beschreibungen und Bewertungen?",
      live: `Aus TMDB, einer Filmdatenbank, deren Mitglieder die Texte schreiben und die Titel bewerten. ${providerNotice}`,
      sample:
        "Die Fakten sind echt, und die Beschreibungen haben wir selbst geschrieben. Die Bewertungen und Kritiken sind Beispiele: Sie zeigen, wie die Seiten aussehen, und geben niemandes Meinung wieder.",
    },
  },
  player: {
    title: "Der Player",
    servers: {
      question: "Was hat es mit den Servern auf sich?",
      own: "Verschiedene Quellen für denselben Titel. Wenn eine langsam ist oder nicht antwortet, wähle die nächste: Sonst ändert sich auf der Seite nichts.",
      others:
        "Verschiedene Quellen für denselben Titel. Einige davon gehören anderen Unternehmen. Wenn eine langsam ist oder nicht antwortet, wähle die nächste: Sonst ändert sich auf der Seite nichts.",
    },
    loading: {
      question: "Der Film lädt nicht. Was kann ich tun?",
      answer: prose`Warte ein paar Sekunden und wähle dann einen anderen Server. Startet keiner, lade die Seite neu. Was du noch probieren kannst, steht unter ${{ text: "Support", to: paths.support }}.`,
    },
    sampleReel: {
      question: "Warum läuft ein Beispielfilm statt des Titels, den ich gewählt habe?",
      own: (archives) =>
        `${reason(archives)} Der kurze Film zeigt, wie der Player funktioniert.${archives ? "" : " Auf dieser Website sind alle Server unsere eigenen, deshalb zeigt auch ein anderer denselben Beispielfilm."}`,
      others: (archives) => `${reason(archives)} Vielleicht hat es ein anderer Server.`,
    },
    captions: {
      question: "Gibt es Untertitel?",
      own: "Ja, wenn der Film welche mitbringt. Du schaltest sie im Player mit „Untertitel“ oder der Taste C ein.",
      others:
        "Ja, wenn der Film welche mitbringt. In unserem eigenen Player schaltest du sie mit „Untertitel“ oder der Taste C ein. Server anderer Unternehmen haben vielleicht andere.",
    },
    devices: {
      question: "Geht das auch auf dem Handy, auf dem Fernseher oder mit der Tastatur?",
      answer:
        "Ja. Die Seiten passen auf jeden Bildschirm, alles lässt sich mit Tastatur oder Fernbedienung erreichen, und ein Screenreader kann alles vorlesen. Die meisten Seiten funktionieren sogar, wenn JavaScript ausgeschaltet ist.",
    },
  },
  rules: {
    title: "Die Regeln",
    privacy: {
      question: "Was wisst ihr über mich?",
      answer: prose`So gut wie nichts. Es gibt keine Konten, wir setzen keine Cookies, und wir zeichnen nicht auf, was du suchst oder ansiehst. Deine Merkliste und die Stellen, an denen du aufgehört hast, sind auf deinem eigenen Gerät. Genaueres steht unter ${{ text: "Datenschutz", to: paths.privacy }}.`,
    },
    copyright: { question: "Wem gehören die Filme, und wohin gehen Ansprüche aus Urheberrechten?", answer: disclaimer },
  },
};
