import { useSite } from "#app/data/site-context.tsx";
import { useLocation } from "#app/router/router.tsx";
import { lazyExtra } from "#app/ui/lazy-part.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { parseEpisodeChoice } from "#domain/addresses.ts";
import { needsImdbId } from "#domain/player.ts";
import type { FrameNames } from "#features/player/player-frame.tsx";
import { PlayerStage } from "#features/player/player-stage.tsx";
import { useSelectedServer } from "#features/player/selected-server.ts";
import { useSpoilers } from "#features/saved/use-spoilers.ts";
import { StagePicture } from "#features/titles/stage-picture.tsx";
import { EpisodeControls } from "./episode-controls.tsx";
import { episodeAfterEnd } from "./neighbor-episodes.ts";
import { episodeHref, type ShownEpisode } from "./shown-episode.ts";

const EpisodeEnd = lazyExtra(async () => (await import("./episode-end.tsx")).EpisodeEnd);

/** Whether it is settled what plays: by the address alone, or by the season, which names its first episode. */
function useIsSettled({ series, season, absent, query }: ShownEpisode, isLoading: boolean): boolean {
  const choice = parseEpisodeChoice(new URLSearchParams(useLocation().search));
  // Without a series' details no season is requested.
  const hasFailed = !isLoading && series.name === "";
  return hasFailed || season !== null || absent || query.isError || (choice.season !== null && choice.episode !== null);
}

type EpisodeStageProps = {
  shown: ShownEpisode;
  /** The series' details are still loading: `shown.series` is placeholder data, or an unknown series. */
  isLoading: boolean;
};

/** `null` while the series is not known. */
function namesOf({ series, address, current }: ShownEpisode, isHidden: boolean): FrameNames | null {
  const shown = isHidden ? null : current;
  const artwork = shown?.still_path ?? series.backdrop_path ?? series.poster_path;
  if (series.name === "") return null;
  return { title: series.name, episode: { season: address.season, number: address.episode, name: shown?.name ?? "" }, artwork };
}

/** The player, the hint, the server menu and the links to the previous and next episode. Beside the season what follows the player spans both columns. */
export function EpisodeStage({ shown, isLoading }: EpisodeStageProps) {
  const { serverHint, nextEpisode } = useWords("series").seriesPage;
  const { episodeOfSeries, shortEpisodeCode } = useWords("site").episodeCode;
  const { seriesServers, firstSeriesServer, publicFilms } = useSite();
  const selected = useSelectedServer(seriesServers, firstSeriesServer);
  const isSettled = useIsSettled(shown, isLoading);
  const { isHidden } = useSpoilers(shown.series.id);
  const { series, address, current } = shown;
  const { server, select, marks } = selected;
  if (!server) return null;
  const next = episodeAfterEnd(shown);
  const isReady = isSettled && !(isLoading && needsImdbId(server));
  return (
    <div className="lg:contents lg:[&>:not(:first-child)]:col-span-full">
      <PlayerStage
        servers={seriesServers}
        selected={{ ...selected, server }}
        kind="tv"
        subject={isReady ? { kind: "tv", tmdb_id: series.id, imdb_id: series.imdb_id, ...address } : null}
        title={series.name === "" ? null : episodeOfSeries(series.name, address)}
        details={series.name === "" ? null : series}
        names={namesOf(shown, isHidden({ ...address, air_date: current?.air_date ?? null }))}
        next={next && { name: `${nextEpisode} · ${shortEpisodeCode(next.season, next.episode)}`, to: episodeHref(series, next) }}
        picture={<StagePicture backdrop={series.backdrop_path} poster={series.poster_path} title={series.name} />}
        isSample={current !== null && current.own_video !== true && current.public_film === undefined}
        isOwn={current?.own_video === true || current?.public_film !== undefined}
        // A series of which one episode plays from there has the room at each of them.
        publicFilm={current?.public_film ?? (publicFilms && series.here === 0 ? null : undefined)}
        format={current?.own_format}
        hint={serverHint}
        heightClass="stage-series"
        renderEnd={(end) => <EpisodeEnd shown={shown} {...end} />}
      />
      <EpisodeControls shown={shown} servers={seriesServers} selected={server} marks={marks} onSelect={select} />
    </div>
  );
}
