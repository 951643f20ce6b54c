import { airing } from "../series/airing.ts";
import { episodeCode } from "../site/episode-code.ts";
import { plural } from "../text.ts";
import { titleFacts } from "../titles/title-facts.ts";

export const calendarPage = {
  heading: "Kalender",
  lead: "Wie es mit deinen Serien weitergeht und wann die Filme deiner Merkliste erscheinen. Der Kalender entsteht in diesem Browser.",
  needsScript:
    "Dein Kalender entsteht in diesem Browser aus dem, was darin gespeichert ist, und braucht JavaScript. Schalte JavaScript in deinem Browser ein und lade diese Seite neu.",
  loading: "Dein Kalender wird geöffnet",
  /** What is stored on the device could not be read. */
  failed: "Dein Kalender konnte nicht geöffnet werden. Was du gespeichert hast, ist weiterhin auf diesem Gerät.",
  /** The server did not answer. */
  daysFailed: "Die Termine deiner Titel konnten nicht geladen werden.",
  stillLoading: "Einige Titel werden noch geladen.",
  /** Of titles that the server could not load, also after some time. */
  notLoaded: (count: number): string => plural(count, { one: "# Titel konnte nicht geladen werden.", other: "# Titel konnten nicht geladen werden." }),
  views: "Ansicht",
  viewNames: { agenda: "Übersicht", month: "Monat" },
  previousMonth: "Vorheriger Monat",
  nextMonth: "Nächster Monat",
  /** Heading of what has no date. */
  noDate: "Termin noch nicht bekannt",
  /** Of a month or a year of which the day is not known. */
  dayUnknown: "Tag noch nicht bekannt",
  countdown: airing.countdown,
  nothingInMonth: "In diesem Monat steht nichts an.",
  /** A link of the month's table, for screen readers: "Friday, December 4: 2 titles". */
  dayWithTitles: (day: string, count: number): string => `${day}: ${plural(count, { one: "# Titel", other: "# Titel" })}`,
  marks: { premiere: "Serienstart", return: "Neue Staffel", finale: "Staffelfinale" },
  /** "S2 E5 to E8": episodes of one day. */
  episodesOfDay: (season: number, first: number, last: number): string => `${episodeCode.shortEpisodeCode(season, first)} bis F${last}`,
  /** How a film comes out, by the film database's numbers. */
  release: (type: number | undefined): string => (type === undefined ? undefined : titleFacts.releaseTypes[type]) ?? "Veröffentlichung",
  filmsIn: (country: string): string => `Für Filme gelten die Termine in diesem Land: ${country}.`,
  latestTitles: (count: number): string => `Hier stehen die ${count} Titel, die du dir zuletzt gemerkt oder angesehen hast.`,
  empty: {
    message: "Noch steht nichts an",
    hint: "Merke dir einen Film oder eine Serie oder fang eine Serie an: Dann stehen hier die nächsten Termine.",
  },
  nothingAnnounced: {
    message: "Keine Termine angekündigt",
    hint: "Sobald für einen deiner Titel der Termin einer neuen Folge oder der Start feststeht, findest du ihn hier.",
  },
};
