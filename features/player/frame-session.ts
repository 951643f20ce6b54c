import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from "react";
import { useLanguage } from "#app/words/use-words.tsx";
import type { MovieSummary } from "#domain/movie.ts";
import { frameUrl, isFirstParty, type PlayerServer, type PlayerSubject } from "#domain/player.ts";
import type { SeriesSummary } from "#domain/series.ts";
import { videoKey } from "#domain/title-key.ts";
import { savedMovie, savedSeries } from "#features/saved/model/saved-title.ts";
import { type Playback, useFramePlayer } from "./frame-player.ts";
import { useFrameWait } from "./frame-wait.ts";
import { useMediaKeys } from "./media-keys.ts";
import { rememberOpened, rememberServer } from "./memory.ts";
import { usePlayerKeys } from "./player-keys.ts";
import type { SelectedServer } from "./selected-server.ts";
import { useGivingUp, useServerFallback } from "./server-fallback.ts";
import { useSilentFrame } from "./silent-frame.ts";

type SessionOptions = {
  servers: readonly PlayerServer[];
  selected: SelectedServer & { server: PlayerServer };
  subject: PlayerSubject | null;
  details: MovieSummary | SeriesSummary | null;
  isOwn: boolean;
  onFullscreen: () => void;
  onNext: () => void;
  onLeave: () => void;
};

/** The frame's address, and a key that changes with the frame. `again`: loads the same address once more. */
function useFrameAddress({ template }: PlayerServer, subject: PlayerSubject | null) {
  const [attempt, setAttempt] = useState(0);
  const [loadedKey, setLoadedKey] = useState<string | null>(null);
  const language = useLanguage();
  const url = subject && frameUrl(template, subject, language);
  const frameKey = `${attempt} ${url}`;
  return { url, frameKey, isLoaded: loadedKey === frameKey, onLoad: () => setLoadedKey(frameKey), again: () => setAttempt(attempt + 1) };
}

/** What the device stores of the title, and that it was opened on this server. */
function useOpenedTitle({ server, isRequested }: SessionOptions["selected"], subject: PlayerSubject | null, details: SessionOptions["details"]) {
  const language = useLanguage();
  const title = useMemo(() => details && ("title" in details ? savedMovie(details, language) : savedSeries(details, language)), [details, language]);
  const opened = isRequested && title && subject ? `${server.id} ${videoKey(subject)}` : null;
  const remember = useEffectEvent(() => {
    if (!title || !subject) return;
    const episode = subject.kind === "tv" ? { season: subject.season, episode: subject.episode } : { season: null, episode: null };
    rememberOpened(title, { server: server.id, ...episode });
  });
  // By the press on Play, and by each later change of the server or the episode, whatever made it.
  useEffect(() => {
    if (opened !== null) remember();
  }, [opened]);
  return title;
}

/** Before the visitor has played anything, an error of a frame that was loaded ahead changes nothing. Offline, no other server would answer. */
const hasFailed = (playback: Playback, isRequested: boolean): boolean => navigator.onLine && (isRequested || playback === "playing" || playback === "paused");

/** The selected server's frame and the player in it: what it says, how long it is silent, which server follows if it fails, what the device remembers. */
export function useFrameSession(
  frame: RefObject<HTMLIFrameElement | null>,
  { servers, selected, subject, details, isOwn, onFullscreen, onNext, onLeave }: SessionOptions,
) {
  const { server, isRequested, startAt, select } = selected;
  const { again, ...address } = useFrameAddress(server, subject);
  const { url, frameKey, isLoaded } = address;
  const [hiddenOffer, hideOffer] = useState<string | null>(null);
  const usable = subject ? servers.filter(({ template }) => frameUrl(template, subject) !== null) : servers;
  // This site's servers play one file of the operator's: where it fails on one, it fails on all of them.
  const others = isOwn && isFirstParty(server) ? usable.filter((one) => one === server || !isFirstParty(one)) : usable;
  const { handover, offered, onError, startOver } = useServerFallback(others, selected);
  const title = useOpenedTitle(selected, subject, details);
  const remember = () => void (subject && rememberServer(subject.kind, server.id));
  const player = useFramePlayer({
    ...{ frame, url, frameKey, startAt, isRequested },
    ...{ video: subject && videoKey(subject), title },
    onPlaying: remember,
    ...{ onNext, onLeave },
    onError: (playback) => void (hasFailed(playback, isRequested) && (others.length > 1 || !isOwn) && onError()),
  });
  const isSilent = isRequested && player.playback === "silent";
  const hasWorked = useSilentFrame(frame, frameKey, isSilent && isLoaded, remember);
  const wait = useFrameWait(frameKey, isSilent && !hasWorked && hiddenOffer !== frameKey);
  useGivingUp(usable, selected, wait === "long");
  usePlayerKeys(player.playback !== "silent", (command) => {
    if (command === "fullscreen" && server.fullscreenButton) onFullscreen();
    else player.send({ matinee: 1, type: "command", command });
  });
  useMediaKeys(player.playback !== "silent", player.send);
  const onStartOver = () => {
    again();
    startOver();
  };
  return { ...address, player, note: { wait, handover, offered, onTry: select, onHide: () => hideOffer(frameKey), onStartOver } };
}
