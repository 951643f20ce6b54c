import { paths } from "#domain/addresses.ts";
import { prose, type Question } from "#domain/prose.ts";
import type { PublicSite } from "#domain/site.ts";
import { thirdParties } from "#features/ads/model/third-parties.ts";
import type { Words } from "../words.ts";
import { disclaimer, providerNotice, sampleNote } from "./site/disclaimers.ts";

const basics = ({ name }: PublicSite): Question[] => [
  {
    question: `Was ist ${name}?`,
    answer:
      "Eine kostenlose Website, auf der du Filme, Serien und die Menschen dahinter findest. Auf der Seite jedes Titels ist ein Player, du kannst also gleich dort losschauen.",
  },
  { question: "Was kostet das?", answer: "Nichts. Es gibt kein Abo, keine Probezeit, die abläuft, und nichts zu kaufen." },
  {
    question: "Brauche ich ein Konto?",
    answer: "Nein, und selbst wenn du wolltest, könntest du keines anlegen. Öffne eine Seite und drücke auf „Abspielen“.",
  },
];

const marked = ({ publicFilms }: PublicSite): string =>
  publicFilms ? " Bei Titeln mit dem Hinweis „Hier zu sehen“ liegt das Video auf dieser Website oder in einem öffentlichen Archiv." : "";

const catalog = (site: PublicSite): Question[] => [
  {
    question: "Was kann ich ansehen?",
    answer:
      site.catalog === "live"
        ? `Filme und Serien aller Art, außer Erwachsenenunterhaltung. Ob ein Titel läuft, hängt von den Servern ab, die sein Player anbietet.${marked(site)}`
        : `${sampleNote} Die Serien reichen von den Fortsetzungsfilmen der Stummfilmzeit bis zu Serien, die fürs Netz gedreht wurden.${marked(site)}`,
  },
  {
    question: "Wie finde ich einen Titel?",
    answer: prose`Gib mindestens zwei Buchstaben ins Suchfeld ein und wähle „Filme“, „Serien“ oder „Personen“. Wenn du lieber stöberst, fang bei ${{ text: "Genres", to: paths.genres }} oder ${{ text: "Bestbewertet", to: paths.top }} an.`,
  },
  {
    question: "Woher kommen die Beschreibungen und Bewertungen?",
    answer:
      site.catalog === "live"
        ? `Aus TMDB, einer Filmdatenbank, deren Mitglieder die Texte schreiben und die Titel bewerten. ${providerNotice}`
        : "Die Fakten sind echt, und die Beschreibungen haben wir selbst geschrieben. Die Bewertungen und Kritiken sind Beispiele: Sie zeigen, wie die Seiten aussehen, und geben niemandes Meinung wieder.",
  },
];

function sampleAnswer({ publicFilms }: PublicSite, foreign: boolean): string {
  const reason = publicFilms
    ? "Wer diese Website betreibt, hat das Video zu diesem Titel noch nicht bereitgestellt. Auch in keinem öffentlichen Archiv, das wir kennen, ist es zu finden, oder keines hat geantwortet."
    : "Wer diese Website betreibt, hat das Video zu diesem Titel noch nicht bereitgestellt.";
  if (foreign) return `${reason} Vielleicht hat es ein anderer Server.`;
  const end = publicFilms ? "" : " Auf dieser Website sind alle Server unsere eigenen, deshalb zeigt auch ein anderer denselben Beispielfilm.";
  return `${reason} Der kurze Film zeigt, wie der Player funktioniert.${end}`;
}

function player(site: PublicSite): Question[] {
  const foreign = thirdParties(site).players.length > 0;
  return [
    {
      question: "Was hat es mit den Servern auf sich?",
      answer: foreign
        ? "Verschiedene Quellen für denselben Titel. Einige davon gehören anderen Unternehmen. Wenn eine langsam ist oder nicht antwortet, wähle die nächste: Sonst ändert sich auf der Seite nichts."
        : "Verschiedene Quellen für denselben Titel. Wenn eine langsam ist oder nicht antwortet, wähle die nächste: Sonst ändert sich auf der Seite nichts.",
    },
    {
      question: "Der Film lädt nicht. Was kann ich tun?",
      answer: prose`Warte ein paar Sekunden und wähle dann einen anderen Server. Startet keiner, lade die Seite neu. Was du noch probieren kannst, steht unter ${{ text: "Support", to: paths.support }}.`,
    },
    {
      question: "Warum läuft ein Beispielfilm statt des Titels, den ich gewählt habe?",
      answer: sampleAnswer(site, foreign),
    },
    {
      question: "Gibt es Untertitel?",
      answer: foreign
        ? "Ja, wenn der Film welche mitbringt. In unserem eigenen Player schaltest du sie mit „Untertitel“ oder der Taste C ein. Server anderer Unternehmen haben vielleicht andere."
        : "Ja, wenn der Film welche mitbringt. Du schaltest sie im Player mit „Untertitel“ oder der Taste C ein.",
    },
    {
      question: "Geht das auch auf dem Handy, auf dem Fernseher oder mit der Tastatur?",
      answer:
        "Ja. Die Seiten passen auf jeden Bildschirm, alles lässt sich mit Tastatur oder Fernbedienung erreichen, und ein Screenreader kann alles vorlesen. Die meisten Seiten funktionieren sogar, wenn JavaScript ausgeschaltet ist.",
    },
  ];
}

const rules = (site: PublicSite): Question[] => [
  {
    question: "Was wisst ihr über mich?",
    answer: prose`So gut wie nichts. Es gibt keine Konten, wir setzen keine Cookies, und wir zeichnen nicht auf, was du suchst oder ansiehst. Deine Merkliste und die Stellen, an denen du aufgehört hast, sind auf deinem eigenen Gerät. Genaueres steht unter ${{ text: "Datenschutz", to: paths.privacy }}.`,
  },
  { question: "Wem gehören die Filme, und wohin gehen Ansprüche aus Urheberrechten?", answer: disclaimer(site) },
];

/** Section 2: thirteen questions. */
const faq = (site: PublicSite) => ({
  title: "Häufige Fragen",
  description: `Dreizehn Fragen zu ${site.name}, kurz beantwortet: was es ist, was es kostet, was hilft, wenn ein Film nicht lädt, und was wir über dich wissen.`,
  lead: prose`Dreizehn Fragen, kurz beantwortet. Anleitungen Schritt für Schritt findest du unter ${{ text: "Support", to: paths.support }}.`,
  groups: [
    { title: "Das Wichtigste", questions: basics(site) },
    { title: "Der Katalog", questions: catalog(site) },
    { title: "Der Player", questions: player(site) },
    { title: "Die Regeln", questions: rules(site) },
  ],
});

export const words: Words["page-faq"] = { page: faq };
