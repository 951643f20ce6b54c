import type { Words } from "#languages/words.ts";
import type { CalendarEntry } from "./model/calendar-entries.ts";

type PlaceWords = { page: Pick<Words["calendar"]["calendarPage"], "release" | "episodesOfDay">; code: Pick<Words["site"]["episodeCode"], "shortEpisodeCode"> };

/** "S2 E5", "S2 E5 to E8"; of a film how it comes out. */
export function entryPlace({ episode, until, release }: Pick<CalendarEntry, "episode" | "until" | "release">, { page, code }: PlaceWords): string {
  if (!episode) return page.release(release);
  return until === undefined ? code.shortEpisodeCode(episode.season, episode.episode) : page.episodesOfDay(episode.season, episode.episode, until);
}
