import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { SeenKey } from "#domain/title-key.ts";
import type { SavedTitle } from "#features/saved/model/saved-title.ts";
import { sendToFrame, useFrameMessages } from "./frame-messages.ts";
import type { PageMessage, PlayerMessage } from "./model/player-protocol.ts";
import { applyMessage, isPlayedToEnd, type WatchedVideo, watchedVideo } from "./watched-video.ts";

/** `silent`: the frame has said nothing, as most foreign ones never do. */
export type Playback = "silent" | "ready" | "playing" | "paused" | "ended";

type PlayerState = { playback: Playback; isToEnd: boolean };

export type FramePlayer = PlayerState & {
  send: (message: PageMessage) => void;
  replay: () => void;
  /** After "ended": the page's card is closed. */
  stayAtEnd: () => void;
};

type FramePlayerOptions = {
  frame: RefObject<HTMLIFrameElement | null>;
  url: string | null;
  /** Changes with the frame, also when it loads the same address again. */
  frameKey: string;
  /** Of `videoKey`. */
  video: SeenKey | null;
  /** `null` until the page has its details. */
  title: SavedTitle | null;
  startAt: number;
  isRequested: boolean;
  onPlaying: () => void;
  /** The visitor asks for the next episode, or leaves, by a remote control within the player. */
  onNext: () => void;
  onLeave: () => void;
  onError: (playback: Playback) => void;
};

const silent: PlayerState = { playback: "silent", isToEnd: false };

function playbackAfter(playback: Playback, { type }: PlayerMessage): Playback {
  if (type === "error") return "ready";
  if (type === "next" || type === "leave") return playback;
  if (type === "position") return playback === "silent" ? "ready" : playback;
  return type;
}

/** The video that the frames show: the same on another server, a new one with another episode. */
function useWatchedVideo(key: SeenKey | null, startAt: number): () => WatchedVideo {
  const watched = useRef<WatchedVideo>(null);
  return () => {
    watched.current ??= watchedVideo(key, startAt);
    if (watched.current.key !== key) watched.current = watchedVideo(key);
    return watched.current;
  };
}

/** The player in the frame, if it follows docs/player-protocol.md. */
export function useFramePlayer({ frame, url, frameKey, video, title, startAt, isRequested, ...on }: FramePlayerOptions): FramePlayer {
  const [state, setState] = useState({ ...silent, frameKey });
  const { playback, isToEnd } = state.frameKey === frameKey ? state : silent;
  const watched = useWatchedVideo(video, startAt);
  const send = (message: PageMessage) => sendToFrame(frame.current, url, message);
  const play = (position: number, isPlaying = true) => {
    if (position > 0 || playback === "ended") send({ matinee: 1, type: "seek", position });
    send({ matinee: 1, type: isPlaying ? "play" : "pause" });
  };
  const startByItself = useEffectEvent(() => {
    const { position, isPlaying } = watched();
    if (isRequested && url?.startsWith("/") && position === 0 && isPlaying) frame.current?.setAttribute("data-autoplay", "");
  });
  // Before the frame's document runs: our own player reads the attribute, and starts by itself where it need not seek first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each frame
  useLayoutEffect(() => startByItself(), [frameKey, isRequested]);
  useFrameMessages(frame, url, (message) => {
    const now = Object.assign(watched(), { title });
    applyMessage(now, message);
    if (message.type === "ready" && isRequested) play(now.position, now.isPlaying);
    if (message.type === "playing") on.onPlaying();
    if (message.type === "next") on.onNext();
    if (message.type === "leave") on.onLeave();
    if (message.type === "error") on.onError(playback);
    const isEnd = message.type === "ended" && isPlayedToEnd(now);
    // From the last state, because several messages may come before the next render.
    setState((last) => {
      const before = last.frameKey === frameKey ? last.playback : "silent";
      const after = playbackAfter(before, message);
      return last.frameKey === frameKey && after === before ? last : { frameKey, playback: after, isToEnd: isEnd };
    });
  });
  return { playback, isToEnd, send, replay: () => play(0), stayAtEnd: () => setState({ ...silent, frameKey, playback: "paused" }) };
}
