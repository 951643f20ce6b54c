import type { ReactNode } from "react";
import { Suspense } from "react";
import { isOffline, useIsOffline } from "#app/data/connection.ts";
import { useSite } from "#app/data/site-context.tsx";
import { announce, useAnnouncement } from "#app/ui/announcement.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { useHydrated } from "#app/ui/hydrated.ts";
import { Icon, maximizeIcon, minimizeIcon } from "#app/ui/icons.tsx";
import { lazyExtra, lazyPart } from "#app/ui/lazy-part.tsx";
import { useLanguage, useWords } from "#app/words/use-words.tsx";
import type { OwnFormat, PublicFilmSource } from "#domain/own-film.ts";
import { frameHost, frameUrl, isFirstParty, type PlayerServer, type PlayerSubject } from "#domain/player.ts";
import type { PublicSite } from "#domain/site.ts";
import { lastServersKey, watchProgressKey } from "#domain/storage-keys.ts";
import { holdsAny } from "#features/saved/store/saved-keys.ts";
import type { Words } from "#languages/words.ts";

import { playOf, useLeave } from "./couch-stage.ts";
import { FilmSource } from "./film-source.tsx";
import { type Fullscreen, useFullscreen } from "./fullscreen.ts";
import { startingCopy } from "./model/starting-copy.ts";
import { PlayButton } from "./play-button.tsx";
import type { NextEpisode, PlayerFrameProps } from "./player-frame.tsx";
import { warmUp } from "./warm-up.ts";

const PlayerFrame = lazyPart(async () => (await import("./player-frame.tsx")).PlayerFrame);
const FormatNote = lazyExtra(async () => (await import("./format-note.tsx")).FormatNote);
const StageMemory = lazyExtra(async () => (await import("./stage-memory.tsx")).StageMemory);

type PlayerStageProps = Omit<PlayerFrameProps, "next" | "onFullscreen" | "onLeave"> & {
  kind: PlayerSubject["kind"];
  next?: NextEpisode | null;
  /** Behind the Play button, and until the frame has loaded. */
  picture: ReactNode;
  /** Our own servers have only the sample reel. */
  isSample: boolean;
  /** Set if our own servers play it from public archives. `null`: that is not known yet, and room is left for what is said of it. */
  publicFilm?: PublicFilmSource | null | undefined;
  /** Set if not every browser plays that file. */
  format?: OwnFormat | undefined;
  hint: string;
  heightClass: string;
};

const autoLoads = (server: PlayerServer, load: PublicSite["playerLoad"]): boolean => load === "visible" || (load === "auto" && isFirstParty(server));

type NoteProps = Pick<PlayerStageProps, "servers" | "selected" | "isSample" | "publicFilm">;

const copyIndex = ({ servers, selected, publicFilm }: NoteProps) => (publicFilm ? startingCopy(servers, selected.server, publicFilm.copies.length) : null);

/** Where the video comes from. */
function noteFor(words: Words["stage"]["player"], props: NoteProps): string | null {
  const host = frameHost(props.selected.server) ?? props.publicFilm?.copies[copyIndex(props) ?? 0]?.hostName;
  if (host !== undefined) return words.playsFrom(host);
  return props.isSample ? words.sampleReel : null;
}

/** The press on Play fetches it again. */
const ignoreFailure = () => undefined;

function StageText({ children }: { children: string }) {
  return <p className="absolute inset-0 grid place-items-center bg-night/85 px-6 text-center text-on-night">{children}</p>;
}

/** Play has gone, and the frame's code is still on its way. In the place in which the frame's own note stands. */
function FrameWait({ server }: { server: PlayerServer }) {
  const { asking } = useWords("stage").playerFrame;
  const text = asking(server.name);
  useAnnouncement(text);
  return (
    <p className="absolute inset-3 flex items-end">
      <span className="stage-note stage-wait">{text}</span>
    </p>
  );
}

/** The first-party frame, because a foreign one waits for a press, which needs script. */
function FrameWithoutScript({ servers, selected: { server }, subject, title }: PlayerStageProps) {
  const words = useWords("stage").player;
  const own = [server, ...servers].find(isFirstParty);
  const language = useLanguage();
  const url = own && subject && frameUrl(own.template, subject, language);
  return (
    <noscript>
      {url ? (
        <iframe src={url} title={words.frameTitle(title, own.name)} allow={own.allow} className="absolute inset-0 size-full" />
      ) : (
        own === undefined && <StageText>{words.needsScript(server.name, frameHost(server) ?? "")}</StageText>
      )}
    </noscript>
  );
}

function StageContent({ onFullscreen, onLeave, ...props }: PlayerStageProps & Pick<PlayerFrameProps, "onFullscreen" | "onLeave">) {
  const words = useWords("stage").player;
  const { selected, subject, picture, format } = props;
  const { playerLoad, playerFiles } = useSite();
  const { server, isRequested, play } = selected;
  const isHydrated = useHydrated();
  const note = useIsOffline() ? words.offline : noteFor(words, props);
  const playIfOnline = () => (isOffline() ? announce(words.offline) : play());
  const point = () => {
    PlayerFrame.load().catch(ignoreFailure);
    if (isFirstParty(server)) warmUp(playerFiles);
  };
  const url = subject && frameUrl(server.template, subject);
  if (subject !== null && url === null) return <StageText>{words.titleMissing(server.name)}</StageText>;
  if (isRequested || (url !== null && autoLoads(server, playerLoad)))
    return (
      <>
        {picture}
        <Suspense fallback={<FrameWait server={server} />}>
          <PlayerFrame next={null} {...props} onFullscreen={onFullscreen} onLeave={onLeave} />
        </Suspense>
      </>
    );
  return (
    <>
      {picture}
      <PlayButton server={server.name} note={note} onPlay={playIfOnline} onPoint={point}>
        {isHydrated && holdsAny([lastServersKey, watchProgressKey]) && <StageMemory {...props} />}
        {format && isFirstParty(server) && <FormatNote format={format} />}
      </PlayButton>
      <FrameWithoutScript {...props} />
    </>
  );
}

/** In fullscreen it lies over the frame, so that the visitor can leave as they entered. */
function FullscreenButton({ fullscreen: { isOn, isPossible, toggle } }: { fullscreen: Fullscreen }) {
  const words = useWords("stage").player;
  const place = isOn ? "absolute end-3 top-3 rounded-md bg-night/70 opacity-60 focus-within:opacity-100 hover:opacity-100" : "-me-3 shrink-0 sm:-me-4";
  return (
    <div className={classNames(place, !isPossible && "invisible")}>
      <Button variant={isOn ? "glass" : "bare"} className="px-4 max-sm:px-3" aria-pressed={isOn} onClick={toggle}>
        <Icon of={isOn ? minimizeIcon : maximizeIcon} className="size-5" />
        <span className="max-sm:sr-only">{words.fullscreen}</span>
      </Button>
    </div>
  );
}

/** The player: the title's picture with a Play button, the selected server's frame once it is requested, and the hint below. */
export function PlayerStage(props: PlayerStageProps) {
  const { selected, hint, heightClass, publicFilm } = props;
  const fullscreen = useFullscreen();
  const { ref, isOn } = fullscreen;
  const onLeave = useLeave(selected, fullscreen);
  const play = playOf(selected, fullscreen);
  return (
    <div ref={ref} data-slot="player" className={classNames(isOn && "relative size-full overflow-hidden bg-black")}>
      <div
        data-slot="stage"
        className={classNames("@container relative isolate overflow-hidden bg-night", isOn ? "size-full" : `rounded-lg shadow-stage ${heightClass}`)}
      >
        <StageContent {...props} selected={{ ...selected, play }} onFullscreen={fullscreen.toggle} onLeave={onLeave} />
      </div>
      <div className="@container my-2 flex min-h-11 items-center justify-between gap-4 noscript:hidden">
        {/* The longer hint, of series, fits into one line beside the button. */}
        <p className="font-semibold text-pink @min-[39rem]:text-[min(1rem,1.74cqi)]">{hint}</p>
        {selected.server.fullscreenButton && <FullscreenButton fullscreen={fullscreen} />}
      </div>
      {publicFilm !== undefined && <FilmSource film={publicFilm} shown={copyIndex(props)} />}
    </div>
  );
}
