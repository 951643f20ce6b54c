import { playerLimits } from "#domain/player-limits.ts";
import type { PlayerMessage } from "#domain/player-protocol.ts";
import type { SeenKey } from "#domain/saved/title-key.ts";
import { forgetPosition, rememberPosition } from "./memory.ts";

/** What frames have said of one film or episode. It outlives a change of the server. Seconds. */
export type WatchedVideo = {
  /** Of `videoKey`; `null` while the video is not known. */
  key: SeenKey | null;
  position: number;
  duration: number | null;
  savedAt: number;
  isPlaying: boolean;
  /** The current frame has said that it plays. */
  hasPlayed: boolean;
};

export const watchedVideo = (key: SeenKey | null, position = 0): WatchedVideo => ({
  key,
  position,
  duration: null,
  savedAt: position,
  isPlaying: true,
  hasPlayed: false,
});

function save(video: WatchedVideo): void {
  const { key, position, duration } = video;
  if (key === null || duration === null) return;
  video.savedAt = position;
  rememberPosition(key, { position, duration });
}

function moveTo(video: WatchedVideo, position: number, duration: number | null): void {
  Object.assign(video, { position, duration });
  if (!video.isPlaying || Math.abs(position - video.savedAt) >= playerLimits.resume.saveEveryS) save(video);
}

/** What a frame's message changes. */
export function applyMessage(video: WatchedVideo, message: PlayerMessage): void {
  if (message.type === "position") moveTo(video, message.position, message.duration);
  if (message.type === "ready") video.hasPlayed = false;
  if (message.type === "playing") Object.assign(video, { isPlaying: true, hasPlayed: true });
  if (message.type === "paused") {
    video.isPlaying = false;
    save(video);
  }
  if (message.type === "ended" && video.key !== null) forgetPosition(video.key);
}

/** Whether an "ended" may start the next video: one that no "playing" came before may not, nor one far from the end. */
export const isPlayedToEnd = ({ hasPlayed, position, duration }: WatchedVideo): boolean =>
  hasPlayed && (duration === null || position >= duration * playerLimits.upNext.endsFromShare);
