import { foreignText, Name } from "#app/ui/foreign-text.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { dateText } from "#domain/calendar-date.ts";
import { FactsLine } from "#features/lists/cards/facts-line.tsx";
import { airedInSeason } from "#features/saved/model/seen-episodes.ts";
import { SeenToggle } from "#features/saved/seen-toggle.tsx";
import { Spoiler } from "#features/saved/spoiler.tsx";
import { type Spoilers, useSpoilers } from "#features/saved/use-spoilers.ts";
import { useChangeAnnouncement } from "./change-announcement.ts";
import { RevealButton } from "./reveal-button.tsx";
import { SeasonSeenToggle } from "./season-seen-toggle.tsx";
import type { ShownEpisode } from "./shown-episode.ts";
import { useSeenEpisodes } from "./use-seen-episodes.ts";

/** From 1024 px on the overview stands below the list of episodes, in the same columns. */
const boxClass = "grid min-h-52 grid-cols-1 content-start gap-y-3 rounded-lg bg-raised p-5 lg:col-span-full lg:min-h-40 lg:grid-cols-subgrid";

/** Seen, for the episode and for its season. */
function SeenButtons({ shown: { series, season, current, address } }: { shown: ShownEpisode }) {
  const { episodeCode: codeInWords } = useWords("series").episodes;
  const savedWords = useWords("site").savedButtons;
  const seen = useSeenEpisodes(series);
  if (!season || !current) return null;
  const isSeen = seen.isSeen({ ...address, air_date: current.air_date });
  return (
    <>
      <SeenToggle text={savedWords.seen} isSeen={isSeen} onToggle={() => seen.toggle({ episodes: [address], name: codeInWords(address), isSeen })} />
      <SeasonSeenToggle season={season.season_number} aired={airedInSeason(season, seen.today)} seen={seen} />
    </>
  );
}

function Buttons({ shown, spoilers: { isOn, isKnown } }: { shown: ShownEpisode; spoilers: Spoilers }) {
  return (
    <div className="episode-buttons mt-3 flex min-h-11 flex-wrap gap-2 noscript:hidden">
      {isKnown && <SeenButtons shown={shown} />}
      {isOn && <RevealButton seriesId={shown.series.id} />}
    </div>
  );
}

/** specification.md, section 2: the episode's info box. It shows a skeleton while the season loads. */
export function EpisodeBox({ shown }: { shown: ShownEpisode }) {
  const { dates } = useWords("site");
  const { episode, episodeCode, noOverview } = useWords("series").seriesPage;
  const { codeAndName, episodeCode: codeInWords, unnamedEpisode } = useWords("series").episodes;
  const { minutes } = useWords("site").facts;
  const { address, current, query, absent, series } = shown;
  const spoilers = useSpoilers(series.id);
  const isHidden = current !== null && spoilers.isHidden({ ...address, air_date: current.air_date });
  useChangeAnnouncement(current ? codeAndName(codeInWords(address), isHidden ? "" : current.name) : "");
  if (!current && (absent || !query.isPending)) return null;
  return (
    <section aria-label={episode} data-slot="episode-box" data-known={spoilers.isKnown || undefined} className={boxClass}>
      <div className="min-w-0">
        <FactsLine
          className="text-sm font-semibold text-amber"
          facts={[episodeCode(address.season, address.episode), current && dateText(dates, current.air_date), current?.runtime && minutes(current.runtime)]}
        />
        {current && (
          <h2 className="display mt-2 text-heading font-bold">
            <Spoiler isHidden={isHidden}>
              <Name lang={current.textLanguages?.name}>{current.name || unnamedEpisode(current.episode_number)}</Name>
            </Spoiler>
          </h2>
        )}
        <Buttons shown={shown} spoilers={spoilers} />
      </div>
      {current ? (
        <p {...foreignText(current.textLanguages?.overview)} className="max-w-[70ch] leading-relaxed text-muted">
          <Spoiler isHidden={isHidden}>{current.overview || noOverview}</Spoiler>
        </p>
      ) : (
        <div className="skeleton h-20" />
      )}
    </section>
  );
}
