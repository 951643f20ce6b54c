import type { Words } from "../words.ts";
import { plural } from "./text.ts";

const weekdays = ["Sonntag", "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag"];

export const words: Words["offline"] = {
  /** In the corner of a page. */
  line: {
    offline: "Du bist offline.",
    slow: "Die Website antwortet langsam.",
    /** Taken before today. `weekday`: 0 is Sunday. */
    copyOfDay: (weekday: number): string => `Gespeicherte Kopie vom ${weekdays[weekday]}`,
    /** Taken today. */
    copyOfToday: (time: string): string => `Gespeicherte Kopie von ${time} Uhr`,
    onDevice: "Was du hier speicherst und einstellst, bleibt auf diesem Gerät.",
  },
  /** In place of a page of which there is no copy. */
  page: {
    title: "Du bist offline",
    text: "Von dieser Seite gibt es auf diesem Gerät keine Kopie. Zum Suchen und Abspielen brauchst du eine Verbindung.",
    returns: "Die Seite öffnet sich von selbst, sobald die Verbindung wieder da ist.",
    here: "Auf diesem Gerät",
    copies: "Kopien von Seiten",
  },
  /** In Settings. */
  setting: {
    title: "Offline",
    note: "Die Merkliste, diese Einstellungen und die letzten 30 Seiten, die du geöffnet hast, funktionieren auch ohne Verbindung. Zum Suchen und Abspielen brauchst du eine. „Auf diesem Gerät nichts merken“ und „Alles hier Gespeicherte löschen“ entfernen auch die Kopien.",
    make: "Offline verfügbar machen",
    preparing: "Wird geladen",
    none: "Auf diesem Gerät gibt es keine Kopien.",
    ready: "Diese Website ist auf diesem Gerät offline verfügbar.",
    /** How many there are, and how large: "12 pages, 3.1 MB". */
    copies: (count: number, size: string): string => `${plural(count, { one: "# Seite", other: "# Seiten" })}, ${size}`,
    remove: "Kopien entfernen",
    noPictures: "Plakate werden nicht kopiert, weil sie auf dieser Website von einem anderen Server kommen.",
    off: "Dieses Gerät soll sich nichts merken. Um die Website offline zu nutzen, schalte das zuerst aus.",
    failures: {
      full: "Der Browser hat keinen Platz mehr für diese Website. Die Kopien sind unvollständig.",
      failed: "Die Verbindung ist abgebrochen. Versuche es noch einmal.",
      denied: "Dieser Browser lässt hier keine Kopien zu. Vielleicht ist es ein privates Fenster.",
    },
  },
};
