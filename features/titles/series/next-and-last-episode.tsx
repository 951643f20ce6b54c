import type { ReactNode } from "react";
import { useMark } from "#app/ui/foreign-text.tsx";
import { usePathIn, useWords } from "#app/words/use-words.tsx";
import { dateText } from "#domain/calendar-date.ts";
import type { Series } from "#domain/series.ts";
import { useSpoilers } from "#features/saved/use-spoilers.ts";
import { airingOn } from "#features/titles/model/airing.ts";
import type { AiredEpisode, SeriesFacts } from "#features/titles/model/title-facts.ts";
import { dayText } from "#features/titles/model/weekday.ts";
import { playerHash } from "#features/titles/show-player.ts";
import { CodeAndName } from "./episode-names.tsx";
import { useFollowEpisode } from "./follow-episode.ts";
import { episodeHref } from "./shown-episode.ts";

const addressOf = ({ season_number: season, episode_number: episode }: AiredEpisode) => ({ season, episode });

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p>
      <span className="text-muted">{label}</span> {children}
    </p>
  );
}

type NextAndLastEpisodeProps = { series: Series; facts: Pick<SeriesFacts, "last_episode" | "next_episode">; today: string };

/** "Next episode: S2 E5, The Return, Friday, December 4, in 12 days". `today`: the day of the response, "YYYY-MM-DD", so that server and browser agree. */
export function NextAndLastEpisode({ series, facts, today }: NextAndLastEpisodeProps) {
  const pathIn = usePathIn();
  const words = useWords("series").airing;
  const {
    dates,
    facts: { comma },
  } = useWords("site");
  const { next, last } = airingOn(today, facts);
  const onFollow = useFollowEpisode();
  const { isKnown, isHidden } = useSpoilers(series.id);
  const english = useMark();
  if (!next && !last) return null;
  const lastAired = dateText(dates, last?.air_date);
  const nameOf = (episode: AiredEpisode) => {
    const address = addressOf(episode);
    return <CodeAndName address={address} name={episode.name} lang={english} isHidden={isHidden({ ...address, air_date: episode.air_date })} />;
  };
  return (
    <div data-slot="airing" data-known={isKnown || undefined} className="grid grid-cols-1 gap-1 wrap-anywhere">
      {next && (
        <Line label={words.nextEpisode}>
          {nameOf(next.episode)}
          {comma + (dayText(dates, next.episode.air_date, today) ?? words.noDate)}
          {next.days !== null && comma + words.countdown(next.days)}
        </Line>
      )}
      {last && (
        <Line label={words.lastEpisode}>
          <a
            href={pathIn(episodeHref(series, addressOf(last))) + playerHash}
            className="font-semibold underline decoration-line underline-offset-4 hover:text-amber pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
            onClick={onFollow}
          >
            <span>{nameOf(last)}</span>
          </a>
          {lastAired !== null && comma + lastAired}
        </Line>
      )}
    </div>
  );
}
