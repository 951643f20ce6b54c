import { paths } from "#domain/addresses.ts";
import { type ProseSection, prose, type StaticPage } from "#domain/prose.ts";
import type { PublicSite } from "#domain/site.ts";
import type { Words } from "../words.ts";
import { disclaimer } from "./site/disclaimers.ts";
import { englishDecides } from "./texts/translation.ts";

const age = (site: PublicSite): ProseSection => ({
  title: "Alter",
  blocks: [
    `${site.name} ist für Menschen ab 13 Jahren. Wenn du jünger bist, lass deine Eltern oder andere Sorgeberechtigte für dich auswählen. Titel, die der Katalog als Erwachsenenunterhaltung kennzeichnet, fehlen überall. Trotzdem ist nicht jeder Film für jedes Alter geeignet: Lies die Seite eines Films, bevor du ihn mit Kindern ansiehst.`,
  ],
});

const accounts = (): ProseSection => ({
  title: "Konten",
  blocks: [
    "Es gibt keine. Du musst kein Passwort schützen und kein Profil pflegen, und niemand kann in deinem Namen etwas ansehen. Fordert dich eine Seite auf, dich bei dieser Website anzumelden, ist sie nicht von uns.",
  ],
});

const usage = (site: PublicSite): ProseSection => ({
  title: "Nutzung der Website",
  blocks: [
    "Du darfst hier für dich selbst stöbern, suchen und schauen, Links teilen und aus dem zitieren, was du findest. Das alles ist kostenlos. Dafür wünschen wir uns, dass du dich wie ein gutes Publikum benimmst:",
    {
      list: [
        "Versuche nicht, die Website lahmzulegen, ihre Grenzen zu umgehen oder sie so stark zu belasten, dass andere warten müssen.",
        "Kopiere nicht den ganzen Katalog mit automatischen Programmen. Suchmaschinen sind im Rahmen von robots.txt willkommen.",
        `Gib ${site.name} nicht als deine eigene Website aus und zeige seine Seiten nicht innerhalb deiner eigenen.`,
        "Halte dich an die Gesetze dort, wo du lebst, auch bei dem, was du ansiehst.",
      ],
    },
  ],
});

const content = (site: PublicSite): ProseSection => ({
  title: "Filme, Player und Urheberrecht",
  blocks: [
    disclaimer(site),
    "Die Seiten beschreiben Titel und betten Player ein. Wer diese Website betreibt, wählt die Player aus und muss das Recht haben, sie zu nutzen. Gehört ein Player einem anderen Unternehmen, gelten dafür dessen Bedingungen.",
    "Titel, Namen und Bilder gehören denen, die die Rechte daran haben. Sie stehen hier, damit du weißt, welcher Film gemeint ist.",
  ],
});

const service = (site: PublicSite): ProseSection => ({
  title: "Was wir versprechen",
  blocks: [
    `Wir geben uns Mühe, dass ${site.name} erreichbar ist und alles stimmt. Das Angebot ist kostenlos und wird so bereitgestellt, wie es ist: Ein Titel kann verschwinden, ein Server nicht antworten, eine Angabe im Katalog falsch sein. Rechte, die dir das Gesetz gibt, werden dadurch nicht eingeschränkt.`,
  ],
});

const changes = (): ProseSection => ({
  title: "Änderungen und Fragen",
  blocks: [
    prose`Ändert sich die Website, ändert sich auch diese Seite. Die Fassung, die du gerade liest, ist die, die heute gilt. Wenn du eine Frage dazu hast, ${{ text: "schreib uns", to: paths.contact }}.`,
    englishDecides,
  ],
});

const terms = (site: PublicSite): StaticPage => ({
  title: "Nutzungsbedingungen",
  description: `Die Regeln von ${site.name} in klaren Worten: für wen es da ist, was du hier darfst, wem die Filme gehören und was wir versprechen.`,
  lead: "Kurz, denn es gibt nicht viel zu vereinbaren: Hier wird nichts verkauft, und niemand muss sich registrieren. Wenn du die Website nutzt, nimmst du diese Bedingungen an.",
  sections: [age(site), accounts(), usage(site), content(site), service(site), changes()],
});

export const words: Words["page-terms"] = { page: terms };
