import { useWords } from "#app/words/use-words.tsx";
import type { Words } from "#languages/words.ts";
import type { CalendarEntry } from "./model/calendar-entries.ts";

/** "S2 E5", "S2 E5 to E8"; of a film how it comes out. */
export function entryPlace(
  { episode, until, release }: Pick<CalendarEntry, "episode" | "until" | "release">,
  { calendar, site }: Pick<Words, "calendar" | "site">,
): string {
  const { release: releaseText, episodesOfDay } = calendar.calendarPage;
  if (!episode) return releaseText(release);
  return until === undefined ? site.episodeCode.shortEpisodeCode(episode.season, episode.episode) : episodesOfDay(episode.season, episode.episode, until);
}

/** In the page's language. */
export const useEntryPlace = (entry: CalendarEntry): string => entryPlace(entry, { calendar: useWords("calendar"), site: useWords("site") });
