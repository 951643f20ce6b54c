import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import type { Words } from "../words.ts";
import { disclaimer } from "./site/disclaimers.ts";
import { englishDecides } from "./texts/translation.ts";

export const words: Words["page-terms"] = {
  title: "Nutzungsbedingungen",
  description: (siteName) =>
    `Die Regeln von ${siteName} in klaren Worten: für wen es da ist, was du hier darfst, wem die Filme gehören und was wir versprechen.`,
  lead: "Kurz, denn es gibt nicht viel zu vereinbaren: Hier wird nichts verkauft, und niemand muss sich registrieren. Wenn du die Website nutzt, nimmst du diese Bedingungen an.",
  age: {
    title: "Alter",
    text: (siteName) =>
      `${siteName} ist für Menschen ab 13 Jahren. Wenn du jünger bist, lass deine Eltern oder andere Sorgeberechtigte für dich auswählen. Titel, die der Katalog als Erwachsenenunterhaltung kennzeichnet, fehlen überall. Trotzdem ist nicht jeder Film für jedes Alter geeignet: Lies die Seite eines Films, bevor du ihn mit Kindern ansiehst.`,
  },
  accounts: {
    title: "Konten",
    text: "Es gibt keine. Du musst kein Passwort schützen und kein Profil pflegen, und niemand kann in deinem Namen etwas ansehen. Fordert dich eine Seite auf, dich bei dieser Website anzumelden, ist sie nicht von uns.",
  },
  usage: {
    title: "Nutzung der Website",
    lead: "Du darfst hier für dich selbst stöbern, suchen und schauen, Links teilen und aus dem zitieren, was du findest. Das alles ist kostenlos. Dafür wünschen wir uns, dass du dich wie ein gutes Publikum benimmst:",
    list: (siteName) => [
      "Versuche nicht, die Website lahmzulegen, ihre Grenzen zu umgehen oder sie so stark zu belasten, dass andere warten müssen.",
      "Kopiere nicht den ganzen Katalog mit automatischen Programmen. Suchmaschinen sind im Rahmen von robots.txt willkommen.",
      `Gib ${siteName} nicht als deine eigene Website aus und zeige seine Seiten nicht innerhalb deiner eigenen.`,
      "Halte dich an die Gesetze dort, wo du lebst, auch bei dem, was du ansiehst.",
    ],
  },
  content: {
    title: "Filme, Player und Urheberrecht",
    disclaimer,
    texts: [
      "Die Seiten beschreiben Titel und betten Player ein. Wer diese Website betreibt, wählt die Player aus und muss das Recht haben, sie zu nutzen. Gehört ein Player einem anderen Unternehmen, gelten dafür dessen Bedingungen.",
      "Titel, Namen und Bilder gehören denen, die die Rechte daran haben. Sie stehen hier, damit du weißt, welcher Film gemeint ist.",
    ],
  },
  service: {
    title: "Was wir versprechen",
    text: (siteName) =>
      `Wir geben uns Mühe, dass ${siteName} erreichbar ist und alles stimmt. Das Angebot ist kostenlos und wird so bereitgestellt, wie es ist: Ein Titel kann verschwinden, ein Server nicht antworten, eine Angabe im Katalog falsch sein. Rechte, die dir das Gesetz gibt, werden dadurch nicht eingeschränkt.`,
  },
  changes: {
    title: "Änderungen und Fragen",
    texts: [
      prose`Ändert sich die Website, ändert sich auch diese Seite. Die Fassung, die du gerade liest, ist die, die heute gilt. Wenn du eine Frage dazu hast, ${{ text: "schreib uns", to: paths.contact }}.`,
      englishDecides,
    ],
  },
};
