import type { FrameTitle } from "./frame-title.client.ts";
import type { Playback } from "./playback.client.ts";

const usualJumpS = 10;

/** The device's own controls: media keys, headsets, the lock screen. Returns how to name what plays. */
export function connectMediaSession(film: HTMLVideoElement, playback: Playback): (shown: FrameTitle) => void {
  if (!("mediaSession" in navigator)) return () => {};
  const session = navigator.mediaSession;
  const jump = (direction: 1 | -1) => (details: MediaSessionActionDetails) =>
    playback.seekTo(playback.position() + direction * (details.seekOffset ?? usualJumpS));
  const handlers: [MediaSessionAction, MediaSessionActionHandler][] = [
    ["play", playback.play],
    ["pause", playback.pause],
    ["seekbackward", jump(-1)],
    ["seekforward", jump(1)],
    ["seekto", ({ seekTime }) => seekTime !== undefined && playback.seekTo(seekTime)],
  ];
  for (const [action, handler] of handlers) {
    try {
      session.setActionHandler(action, handler);
    } catch {
      // A browser throws for an action that it does not know.
    }
  }
  const paint = () => {
    const [duration, position] = [playback.length(), playback.position()];
    if (duration > 0 && position <= duration) session.setPositionState?.({ duration, position, playbackRate: film.playbackRate });
  };
  for (const event of ["loadedmetadata", "durationchange", "seeked", "play", "pause", "ratechange"]) film.addEventListener(event, paint);
  return ({ title, episode, artwork }) => {
    session.metadata = new MediaMetadata({
      title: episode === "" ? title : episode,
      artist: episode === "" ? "" : title,
      artwork: artwork === "" ? [] : [{ src: artwork }],
    });
  };
}
