import { useLanguage, useWords } from "#app/words/use-words.tsx";
import { shortDate } from "#domain/short-date.ts";
import type { ComingDay } from "./model/coming-day.ts";

/** "New: S2 E6, Dec 4", on the card of a series of which an episode is announced. */
export function NextEpisodeLine({ next, className }: { next: ComingDay | undefined; className: string }) {
  const { nextEpisode } = useWords("saved");
  const { shortEpisodeCode } = useWords("site").episodeCode;
  const language = useLanguage();
  if (!next?.episode) return null;
  const { season, episode } = next.episode;
  return <span className={className}>{nextEpisode(shortEpisodeCode(season, episode), shortDate(next.date, language))}</span>;
}
