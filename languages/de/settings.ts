import type { Forms } from "../text.ts";
import type { Words } from "../words.ts";
import { decimal, number, plural } from "./text.ts";

type Counts = { saved: number; lists: number; movies: number; episodes: number; rated: number; positions: number };

const unlessNone = (count: number, forms: Forms): string[] => (count === 0 ? [] : [plural(count, forms)]);
export const words: Words["settings"] = {
  settingsPage: {
    heading: "Einstellungen",
    lead: "Was du einstellst und speicherst, bleibt in diesem Browser auf diesem Gerät. Es gibt kein Konto, zu dem es gehören könnte.",
    withoutScript: "Dein Browser speichert die Einstellungen und braucht dafür JavaScript. Ohne JavaScript wird auf diesem Gerät nichts gespeichert.",
    languageNote:
      "Eine Seite öffnet sich in der Sprache ihrer Adresse. Ist das nicht deine, wird deine in einer Zeile angeboten. „Automatisch“ richtet sich nach deinem Browser.",
    watching: {
      title: "Anschauen",
      country: "Land, in dem du schaust",
      automaticUnnamed: "Automatisch",
      /** "Automatisch (Deutschland)" */
      automatic: (name: string): string => `Automatisch (${name})`,
      countryNote: "Für Streamingangebote und Altersfreigaben. „Automatisch“ richtet sich nach der Sprache deines Browsers.",
      autoplayNext: "Nächste Folge automatisch starten",
      askStillWatching: "Nach drei Folgen fragen: „Schaust du noch?“",
      askStillWatchingNote: "Wenn drei automatisch gestartet sind, ohne Tastendruck, Mausbewegung oder Berührung.",
      originalPosters: "Originalplakate",
      originalPostersNote:
        "Auf der Seite eines Titels und in der Merkliste, soweit das Plakat in seiner Originalsprache bekannt ist. Andere Listen zeigen Plakate in der Sprache der Seite.",
    },
    captions: {
      title: "Untertitel",
      language: "Untertitel",
      asFilm: "Wie vom Film vorgegeben",
      off: "Aus",
      note: "Im Player dieser Website. Andere Player haben eigene Einstellungen.",
    },
    spoilers: {
      title: "Spoiler",
      legend: "Folgen nach der letzten, die du gesehen hast",
      choices: { off: "Alles zeigen", blur: "Weichzeichnen", hide: "Verbergen" },
      note: "„Weichzeichnen“ und „Verbergen“ gelten für Standbilder, Namen und Handlung in der Folgenliste. Per Taste oder Antippen deckst du sie einzeln auf.",
    },
    couch: {
      title: "Fernseher",
      layout: "TV-Ansicht",
      note: "Große Schrift und Bilder, auch vom Sofa aus gut zu erkennen. Mit Pfeiltasten, OK und „Zurück“ einer Fernbedienung oder mit einem Gamepad erreichst du alles.",
    },
    memory: {
      title: "Dieses Gerät",
      rememberNothing: "Auf diesem Gerät nichts merken",
      note: "Löscht sofort deine Merkliste, alles Gesehene und Angefangene, deine Bewertungen und Notizen. Danach wird nichts mehr gespeichert, bis du das wieder ausschaltest. Die Einstellungen auf dieser Seite bleiben, denn du hast sie selbst gewählt.",
      wiped: "Von diesem Gerät gelöscht",
    },
    stored: {
      title: "Was hier gespeichert ist",
      subjects: { list: "Merkliste", seen: "Gesehenes, Bewertungen und Notizen", progress: "Angefangenes", choices: "Einstellungen" },
      /** While there is nothing to count. */
      notes: {
        list: "Gemerkte Titel und deine eigenen Listen",
        seen: "Filme, Folgen und Serien",
        progress: "Filme und Folgen und die letzten Server",
        choices: "Darstellung, diese Seite, der Player",
      },
      counts: ({ saved, lists, movies, episodes, rated, positions }: Counts) => ({
        list: [...unlessNone(saved, { one: "# gemerkter Titel", other: "# gemerkte Titel" }), ...unlessNone(lists, { one: "# Liste", other: "# Listen" })].join(
          ", ",
        ),
        seen: [
          ...unlessNone(movies, { one: "# Film", other: "# Filme" }),
          ...unlessNone(episodes, { one: "# Folge", other: "# Folgen" }),
          ...unlessNone(rated, { one: "# Bewertung oder Notiz", other: "# Bewertungen und Notizen" }),
        ].join(", "),
        progress: unlessNone(positions, { one: "# Film oder Folge", other: "# Filme und Folgen" }).join(", "),
      }),
      nothing: "Nichts",
      /** "3 KB", "1.6 MB" */
      size: (bytes: number): string => {
        if (bytes < 1000) return "Weniger als 1\u00a0KB";
        return bytes < 1_000_000 ? `${number(Math.round(bytes / 1000))}\u00a0KB` : `${decimal(bytes / 1_000_000)}\u00a0MB`;
      },
    },
    transfer: {
      title: "Export und Import",
      note: "Deine Merkliste, Gesehenes und Angefangenes, Bewertungen, Notizen und die Einstellungen auf dieser Seite in einer Datei. Für den Umzug auf ein anderes Gerät oder in einen anderen Browser exportierst du hier und importierst dort.",
      save: "Als Datei exportieren",
      open: "Datei importieren",
      fromOthers: "Von Letterboxd, IMDb, Trakt und anderen importieren",
      preview: "Diese Datei enthält",
      nothingIn: "Keine Titel.",
      /** Some entries. */
      left: "Ein Teil davon ist nicht lesbar und wird ausgelassen.",
      merge: "Hinzufügen",
      replace: "Ersetzen",
      cancel: "Abbrechen",
      choices:
        "Beim Hinzufügen gilt von zwei Einträgen der neuere, und deine Einstellungen auf dieser Seite bleiben. Was du seit dem Export entfernt hast, kommt zurück. Beim Ersetzen wird erst gelöscht, was hier ist, und die Einstellungen aus der Datei gelten.",
      done: { merge: "Die Datei wurde hinzugefügt", replace: "Die Datei hat ersetzt, was hier war" },
      failures: {
        large: "Diese Datei ist für einen Export dieser Website zu groß.",
        unreadable: "Diese Datei konnte nicht geöffnet werden. Wähle sie noch einmal.",
        foreign: "Diese Datei ist kein Export dieser Website oder beschädigt. Wähle eine, die du hier exportiert hast.",
        newer: "Diese Datei stammt aus einer neueren Version dieser Website. Lade die Seite neu und versuche es noch einmal.",
      },
      off: "Dieses Gerät soll sich nichts merken. Schalte das zuerst aus, um zu importieren.",
    },
    /** Texts that could not be read. */
    damaged: {
      title: "Ein Teil der gespeicherten Daten ist nicht lesbar",
      text: "Er wurde beiseitegelegt, und alles andere läuft weiter wie bisher. Speichere ihn, wenn du hineinsehen oder jemanden hineinsehen lassen möchtest.",
      save: "Als Datei speichern",
      remove: "Löschen",
      removed: "Von diesem Gerät gelöscht",
      file: (subject: string): string => `beschaedigt-${subject}.txt`,
    },
    deletion: {
      button: "Alles hier Gespeicherte löschen",
      title: "Alles hier Gespeicherte löschen?",
      text: "Deine Merkliste und deine eigenen Listen, alles Gesehene und Angefangene, Bewertungen und Notizen und jede Einstellung auf dieser Seite. Sobald du die Seite verlässt, lässt sich das nicht mehr rückgängig machen. Exportiere vorher, wenn du eine Kopie behalten möchtest.",
      confirm: "Alles löschen",
      cancel: "Behalten",
      done: "Alles, was auf diesem Gerät gespeichert war, wurde gelöscht.",
    },
    install: {
      title: "App",
      note: "Ein Symbol auf diesem Gerät und ein eigenes Fenster, ohne die Leisten des Browsers. Die Seiten sind dieselben, und die App lässt sich entfernen wie jede andere.",
      button: (name: string): string => `${name} installieren`,
      installing: (name: string): string => `${name} wird installiert. Das kann eine halbe Minute dauern.`,
      installed: (name: string): string => `${name} ist auf diesem Gerät installiert.`,
      dismissed: "Nicht installiert. Das geht auch später: hier nach dem Neuladen der Seite oder im Menü deines Browsers.",
      steps: {
        phone: [
          "Tippe in der Leiste oder im Menü des Browsers auf „Teilen“ (ein Quadrat mit einem Pfeil).",
          "Wähle in der Liste „Zum Home-Bildschirm“.",
          "Tippe auf „Hinzufügen“.",
        ],
        desktop: ["Öffne in Safari (ab Version 17) das Menü „Ablage“.", "Wähle „Zum Dock hinzufügen“.", "Klicke auf „Hinzufügen“."],
      },
      ownStorage: "Die App speichert ihre Daten getrennt vom Browser. Um deine Merkliste mitzunehmen, exportiere sie hier und importiere sie dort.",
    },
  },
};
