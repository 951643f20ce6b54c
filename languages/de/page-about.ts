import { paths } from "#domain/addresses.ts";
import { prose } from "#domain/prose.ts";
import type { Words } from "../words.ts";
import { disclaimer, providerNotice, sampleNote } from "./site/disclaimers.ts";

export const words: Words["page-about"] = {
  title: (siteName) => `Über ${siteName}`,
  description: (siteName) =>
    `Auf ${siteName} findest du Filme, Serien und die Menschen dahinter und schaust gleich los: kostenlos, ohne Konto und schnell auf jedem Bildschirm.`,
  lead: "Ein kleines Kino im Netz. Draußen dämmert es immer, ein Platz ist immer frei, und wir wollen nur eines von dir wissen: worauf du Lust hast.",
  catalog: {
    title: "Das Programm",
    text: "Filme, Serien und die Menschen dahinter, Seite an Seite. Fang mit einer Plakatwand an, mit einem Genre, einem Namen oder einem halben Titel, und folge allem, was dich lockt: von einem Gesicht zu seinem nächsten Film, von einem Film zu sechs ähnlichen, von einer Staffel zur nächsten.",
    live: `Die Angaben zu Titeln und Personen stammen aus der Filmdatenbank TMDB. ${providerNotice}`,
    sample: `${sampleNote} Die Filme reichen von der ersten Reise zum Mond über Keaton und Lang bis zu den offenen Filmen unserer Tage.`,
  },
  watching: {
    title: "Der beste Platz",
    text: "Jeder Film hat seine eigene Seite und jede Folge ihren eigenen Link, und „Jetzt ansehen“ führt dich direkt zum Player. Antwortet ein Server nicht, ist der nächste nur einen Fingertipp entfernt. Der Rest ist da, wenn du ihn brauchst: die Besetzung, ein paar Kritiken und Vorschläge für danach.",
    screens: (siteName) =>
      `Wir haben ${siteName} so gebaut, dass es auf einem alten Handy schnell ist, abends die Augen schont und ganz ohne Maus auskommt. Ein Screenreader kann alles vorlesen, und das meiste funktioniert sogar, wenn JavaScript ausgeschaltet ist.`,
  },
  rules: {
    title: "Hausordnung",
    text: (siteName) =>
      `${siteName} ist kostenlos. Du musst dich weder registrieren noch anmelden, und niemand fragt an der Tür nach deinem Namen. Wir zeichnen nicht auf, was du suchst oder ansiehst. Deine Merkliste und die Stellen, an denen du aufgehört hast, bleiben auf deinem Gerät. Dort kannst du sie exportieren oder löschen.`,
    privacy: prose`Das wenige, was eine Website wissen muss, steht unter ${{ text: "Datenschutz", to: paths.privacy }}. Das ist schnell gelesen.`,
  },
  copyright: { title: "Wem die Filme gehören", disclaimer },
  invitation: {
    title: "Komm rein",
    text: prose`Das Licht ist schon aus, und auf der ${{ text: "Startseite", to: paths.landing }} beginnt der Abend. Wenn du einen Fehler findest, einen Titel vermisst oder uns einfach sagen möchtest, was dir gefällt, ${{ text: "schreib uns", to: paths.contact }}.`,
  },
};
