import type { Words } from "#languages/words.ts";
import "./stage-overlays.css";
import { type ReactNode, useEffect, useRef } from "react";
import { useCouch } from "#app/data/couch.ts";
import { useSite } from "#app/data/site-context.tsx";
import { addressFrom } from "#app/router/location.ts";
import { useNavigate } from "#app/router/router.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { lazyExtra } from "#app/ui/lazy-part.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { imageUrl } from "#domain/image-url.ts";
import type { MovieSummary } from "#domain/movie.ts";
import { isFirstParty, type PlayerServer, type PlayerSubject } from "#domain/player.ts";
import type { SeriesSummary } from "#domain/series.ts";

import { FrameNote } from "./frame-note.tsx";
import { useFrameSession } from "./frame-session.ts";
import type { SelectedServer } from "./selected-server.ts";
import { listenInFrame, useVisitorSigns } from "./unattended.ts";

/** Enough for a player, without pop-ups and top navigation (tests/e2e/hijack.e2e.ts). */
const sandbox = "allow-scripts allow-same-origin allow-forms allow-presentation";

/** What stands over the stage when a video has ended. `isToEnd`: it has played to its end, so that the next one may start by itself. */
export type VideoEnd = { isToEnd: boolean; onReplay: () => void; onClose: () => void };

/** What our own player shows in its controls and passes to the device's media controls. `artwork`: the path of a picture of the catalog. */
export type FrameNames = { title: string; episode: { season: number; number: number; name: string } | null; artwork: string | null };

/** The next episode, as our own player offers it to a remote control, and its path. */
export type NextEpisode = { name: string; to: string };

export type PlayerFrameProps = {
  servers: readonly PlayerServer[];
  selected: SelectedServer & { server: PlayerServer };
  /** `null` while it waits for the film database. */
  subject: PlayerSubject | null;
  /** All servers of this site play the same film: a file of the operator's, or copies of a public film. */
  isOwn: boolean;
  title: string | null;
  /** What the device stores of what is played. `null` while it loads. */
  details: MovieSummary | SeriesSummary | null;
  names: FrameNames | null;
  next: NextEpisode | null;
  /** Stands over the stage when the video has ended. */
  renderEnd: (end: VideoEnd) => ReactNode;
  onFullscreen: () => void;
  onLeave: () => void;
};

/** Attributes that only a page of this site can set and read (decision 072). */
function nameAttributes({ shortEpisodeCode }: Words["site"]["episodeCode"], { title, episode, artwork }: FrameNames, imageBase: string) {
  const code = episode && shortEpisodeCode(episode.season, episode.number);
  return {
    "data-title": title,
    "data-episode": episode && episode.name !== "" ? `${code} · ${episode.name}` : (code ?? undefined),
    "data-artwork": artwork === null ? undefined : imageUrl(imageBase, artwork, "w780"),
  };
}

const FrameGate = lazyExtra(async () => (await import("./frame-gate.tsx")).FrameGate);

const End = ({ render, ...end }: VideoEnd & { render: PlayerFrameProps["renderEnd"] }) => render(end);

/** A server's frame, through which the title's picture shows until it paints, and what the stage says around it. */
export function PlayerFrame(props: PlayerFrameProps) {
  const episodeCode = useWords("site").episodeCode;
  const words = useWords("stage").player;
  const { selected, title, names, next, renderEnd } = props;
  const { imageBase } = useSite();
  const { server, isRequested } = selected;
  const isCouch = useCouch();
  const frame = useRef<HTMLIFrameElement>(null);
  const navigate = useNavigate();
  const onNext = () => void (next && navigate(addressFrom("/", next.to).search, { replace: true }));
  const { url, frameKey, isLoaded, onLoad, player, note } = useFrameSession(frame, { ...props, onNext });
  useVisitorSigns(player.playback === "paused");
  /** The focus returns to the player before the button that has it is removed. */
  const toPlayer = () => frame.current?.focus({ preventScroll: true });
  // Play, or the last server's frame, has removed itself, and with it the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each frame
  useEffect(() => {
    if (isRequested && document.activeElement === document.body) frame.current?.focus({ preventScroll: true });
  }, [frameKey, isRequested]);
  return (
    <>
      {url !== null && (
        <iframe
          key={frameKey}
          ref={frame}
          src={url}
          title={words.frameTitle(title, server.name)}
          loading={isRequested ? "eager" : "lazy"}
          allow={server.allow}
          referrerPolicy={server.referrerPolicy}
          onLoad={(event) => {
            onLoad();
            listenInFrame(event.currentTarget);
          }}
          className={classNames("absolute inset-0 size-full -outline-offset-2 scheme-light", isLoaded && "bg-night")}
          data-next={isFirstParty(server) ? next?.name : undefined}
          {...(isFirstParty(server) ? names && nameAttributes(episodeCode, names, imageBase) : server.sandbox && { sandbox })}
        />
      )}
      {isCouch && !isFirstParty(server) && <FrameGate key={frameKey} frame={frame} />}
      <FrameNote
        server={server}
        isAddressless={url === null}
        isLoaded={isLoaded}
        playback={player.playback}
        {...note}
        onHide={() => {
          toPlayer();
          note.onHide();
        }}
      />
      {player.playback === "ended" && (
        <End
          render={renderEnd}
          isToEnd={player.isToEnd}
          onReplay={() => {
            toPlayer();
            player.replay();
          }}
          onClose={() => {
            toPlayer();
            player.stayAtEnd();
          }}
        />
      )}
    </>
  );
}
