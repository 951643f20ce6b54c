import type { ComingMark } from "#features/saved/model/coming-day.ts";
import { airing } from "../series/airing.ts";
import { episodeCode } from "../site/episode-code.ts";
import { counted } from "../text.ts";
import { titleFacts } from "../titles/title-facts.ts";

export const calendarPage = {
  heading: "Calendar",
  lead: "What is coming up in the series that you follow, and when the films that you saved come out. Your calendar is put together in this browser.",
  needsScript:
    "Your calendar is put together in this browser from what is stored in it, which takes JavaScript. Turn on JavaScript in your browser, and reload this page.",
  loading: "Opening your calendar",
  /** What is stored on the device could not be read. */
  failed: "Your calendar could not be opened. What you have saved is still stored on this device.",
  /** The server did not answer. */
  daysFailed: "The dates of your titles could not be loaded.",
  stillLoading: "Some titles are still loading.",
  /** Of titles that the server could not load, also after some time. */
  notLoaded: (count: number): string => `${counted(count, "title")} could not be loaded.`,
  views: "View",
  viewNames: { agenda: "Agenda", month: "Month" },
  previousMonth: "Previous month",
  nextMonth: "Next month",
  /** Heading of what has no date. */
  noDate: "Date to be announced",
  /** Of a month or a year of which the day is not known. */
  dayUnknown: "Day to be announced",
  countdown: airing.countdown,
  nothingInMonth: "Nothing is coming up this month.",
  /** A link of the month's table, for screen readers: "Friday, December 4: 2 titles". */
  dayWithTitles: (day: string, count: number): string => `${day}: ${counted(count, "title")}`,
  marks: { premiere: "Series premiere", return: "New season", finale: "Season finale" } satisfies Record<ComingMark, string>,
  /** "S2 E5 to E8": episodes of one day. */
  episodesOfDay: (season: number, first: number, last: number): string => `${episodeCode.shortEpisodeCode(season, first)} to E${last}`,
  /** How a film comes out, by the film database's numbers. */
  release: (type: number | undefined): string => (type === undefined ? undefined : titleFacts.releaseTypes[type]) ?? "Release",
  filmsIn: (country: string): string => `Release dates of films are those of this country: ${country}.`,
  latestTitles: (count: number): string => `These are the ${count} titles that you saved or watched last.`,
  empty: {
    message: "Nothing to follow yet",
    hint: "Save a film or a series, or start watching a series, and its next dates appear here.",
  },
  nothingAnnounced: {
    message: "No dates announced yet",
    hint: "As soon as one of your titles has a new episode or a release date, it appears here.",
  },
};
