import { FactsLine } from "#app/movie/facts-line.tsx";
import { minutes } from "#content/words/facts.ts";
import { episode, episodeCode, noOverview } from "#content/words/series-page.ts";
import { dateText } from "#domain/calendar-date.ts";
import type { ShownEpisode } from "./shown-episode.ts";

/** specification.md, section 2: the episode's info box. It shows a skeleton while the season loads. */
export function EpisodeBox({ shown: { address, current, query, absent } }: { shown: ShownEpisode }) {
  if (!current && (absent || !query.isPending)) return null;
  return (
    <section aria-label={episode} aria-live="polite" className="min-h-40 rounded-lg bg-raised p-5">
      <FactsLine
        className="text-sm font-semibold text-amber"
        facts={[episodeCode(address.season, address.episode), current && dateText(current.air_date), current?.runtime && minutes(current.runtime)]}
      />
      {current ? (
        <>
          <h2 className="display mt-2 text-heading font-bold">{current.name}</h2>
          <p className="mt-3 max-w-[70ch] leading-relaxed text-muted">{current.overview || noOverview}</p>
        </>
      ) : (
        <div className="skeleton mt-3 h-20" />
      )}
    </section>
  );
}
