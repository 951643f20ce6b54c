import ical, { ICalEventBusyStatus } from "ical-generator";
import { pathIn } from "#domain/language-addresses.ts";
import type { Language } from "#domain/languages.ts";
import { limits } from "#domain/limits.ts";
import { keyParts } from "#domain/title-key.ts";
import { savedTitlePath } from "#features/saved/model/saved-title.ts";
import type { Words } from "#languages/words.ts";
import { entryPlace } from "./entry-place.ts";
import type { CalendarEntry } from "./model/calendar-entries.ts";

export type CalendarFileOptions = {
  entries: readonly CalendarEntry[];
  /** "Calendar · Matinee" */
  name: string;
  language: Language;
  words: Pick<Words, "calendar" | "site">;
  /** "https://matinee.example" */
  origin: string;
  /** Leaves out the names of episodes. */
  hidesNames: boolean;
  /** "YYYY-MM-DD": equal entries make an equal file all day, so that its ETag stays. */
  today: string;
};

const atMidnight = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** By what comes, not by its day: an event that is moved stays the same one. */
function uidOf({ title, episode, release }: CalendarEntry, origin: string): string {
  const { kind, id } = keyParts(title.key);
  const part = episode ? `s${episode.season}e${episode.episode}` : `release${release ?? ""}`;
  return `${kind}-${id}-${part}@${new URL(origin).hostname}`;
}

/** "Example S2 E1 (New season)" */
function summaryOf({ title, marks, ...entry }: CalendarEntry, words: CalendarFileOptions["words"]): string {
  const { withNote } = words.calendar.subscription;
  const place = entryPlace(entry, words);
  if (!entry.episode) return withNote(title.title, place);
  const notes = marks.map((mark) => words.calendar.calendarPage.marks[mark]).join(words.site.facts.comma);
  const text = `${title.title} ${place}`;
  return notes === "" ? text : withNote(text, notes);
}

const nameOf = ({ episode, until }: CalendarEntry): string => (until === undefined ? (episode?.name ?? "") : "");

/** A line's end within a text would be another line of the file. Half a character has more bytes in the file than its lines count. */
const inOneLine = (text: string): string =>
  text
    .replace(/[\s\p{Cc}]+/gu, " ")
    .replace(/\p{Cs}/gu, "\uFFFD")
    .trim();

/** Whole days as iCalendar (RFC 5545). What has no day yet is left out: a month or a year would be a false one. */
export function calendarFile({ entries, name, language, words, origin, hidesNames, today }: CalendarFileOptions): string {
  const calendar = ical({ name: inOneLine(name), prodId: { company: new URL(origin).hostname, product: "calendar", language: language.toUpperCase() } });
  calendar.ttl(limits.calendar.refreshHours * 60 * 60);
  for (const entry of entries) {
    if (entry.date.length < "YYYY-MM-DD".length) continue;
    const url = origin + pathIn(language, savedTitlePath(entry.title));
    const description = [hidesNames ? "" : inOneLine(nameOf(entry)), url].filter(Boolean).join("\n");
    calendar.createEvent({
      ...{ id: uidOf(entry, origin), start: atMidnight(entry.date), allDay: true, stamp: atMidnight(today) },
      ...{ summary: inOneLine(summaryOf(entry, words)), description, url, busystatus: ICalEventBusyStatus.FREE },
    });
  }
  return calendar.toString();
}
