import type { SeenKey } from "#domain/title-key.ts";
import { savedLimits } from "#features/saved/model/saved-limits.ts";
import type { SavedTitle } from "#features/saved/model/saved-title.ts";
import { forgetPosition, rememberPosition, rememberSeen } from "./memory.ts";
import { playerLimits } from "./model/player-limits.ts";
import type { PlayerMessage } from "./model/player-protocol.ts";

/** What frames have said of one film or episode. It outlives a change of the server. Seconds. */
export type WatchedVideo = {
  /** Of `videoKey`; `null` while the video is not known. */
  key: SeenKey | null;
  /** `null` until the page has its details. */
  title: SavedTitle | null;
  position: number;
  duration: number | null;
  savedAt: number;
  isPlaying: boolean;
  /** The current frame has said that it plays. */
  hasPlayed: boolean;
  /** It was near its end, and is marked as seen. */
  isSeen: boolean;
};

export const watchedVideo = (key: SeenKey | null, position = 0): WatchedVideo => ({
  key,
  title: null,
  position,
  duration: null,
  savedAt: position,
  isPlaying: true,
  hasPlayed: false,
  isSeen: false,
});

function save(video: WatchedVideo): void {
  const { key, position, duration } = video;
  if (key === null || duration === null) return;
  video.savedAt = position;
  rememberPosition(key, { position, duration });
}

function markSeen(video: WatchedVideo): void {
  const { key, title, isSeen } = video;
  if (key === null || isSeen) return;
  video.isSeen = title !== null;
  if (title) rememberSeen(title, key);
  else forgetPosition(key);
}

/** Near its end a video is seen, and has no position. One that is played again from before is not over yet. */
function moveTo(video: WatchedVideo, position: number, duration: number | null): void {
  Object.assign(video, { position, duration });
  if (duration !== null && position > duration * savedLimits.resume.untilShare) {
    markSeen(video);
    return;
  }
  video.isSeen = false;
  if (!video.isPlaying || Math.abs(position - video.savedAt) >= savedLimits.resume.saveEveryS) save(video);
}

function markEnded(video: WatchedVideo): void {
  if (isPlayedToEnd(video)) markSeen(video);
  else if (video.key !== null) forgetPosition(video.key);
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
  if (message.type === "ended") markEnded(video);
}

/** Whether an "ended" may start the next video: one that no "playing" came before may not, nor one far from the end. */
export const isPlayedToEnd = ({ hasPlayed, position, duration }: WatchedVideo): boolean =>
  hasPlayed && (duration === null || position >= duration * playerLimits.upNext.endsFromShare);
