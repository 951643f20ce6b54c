import { useWords } from "#app/words/use-words.tsx";
import { entryPlace } from "./entry-place.ts";
import type { CalendarEntry } from "./model/calendar-entries.ts";

/** What comes of a title, in the page's language. */
export const useEntryPlace = (entry: CalendarEntry): string =>
  entryPlace(entry, { page: useWords("calendar").calendarPage, code: useWords("site").episodeCode });
