import { FactsLine } from "#app/movie/facts-line.tsx";
import { minutes } from "#content/words/facts.ts";
import { episode, episodeCode, noOverview } from "#content/words/series-page.ts";
import { dateText } from "#domain/calendar-date.ts";
import type { ShownEpisode } from "./shown-episode.ts";

/** From 1024 px on the overview stands below the list of episodes, in the same columns. */
const boxClass = "grid min-h-40 grid-cols-1 content-start gap-y-3 rounded-lg bg-raised p-5 lg:col-span-full lg:min-h-32 lg:grid-cols-subgrid";

/** specification.md, section 2: the episode's info box. It shows a skeleton while the season loads. */
export function EpisodeBox({ shown: { address, current, query, absent } }: { shown: ShownEpisode }) {
  if (!current && (absent || !query.isPending)) return null;
  return (
    <section aria-label={episode} aria-live="polite" className={boxClass}>
      <div className="min-w-0">
        <FactsLine
          className="text-sm font-semibold text-amber"
          facts={[episodeCode(address.season, address.episode), current && dateText(current.air_date), current?.runtime && minutes(current.runtime)]}
        />
        {current && <h2 className="display mt-2 text-heading font-bold">{current.name}</h2>}
      </div>
      {current ? <p className="max-w-[70ch] leading-relaxed text-muted">{current.overview || noOverview}</p> : <div className="skeleton h-20" />}
    </section>
  );
}
