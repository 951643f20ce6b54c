import { storedFields, storedText } from "./device-json.ts";
import type { PlayerSubject } from "./player.ts";
import { playerLimits } from "./player-limits.ts";

/** In seconds. */
export type WatchedPosition = { position: number; duration: number };
/** By `videoKey`. The one that was written last comes last. */
export type WatchProgress = ReadonlyMap<string, WatchedPosition>;

const version = 1;
const { fromS, untilShare, entries, longestS } = playerLimits.resume;
const keyPattern = /^(?:movie:\d{1,9}|tv:\d{1,9}:\d{1,3}:\d{1,5})$/;

/** "movie:19", "tv:1396:2:5" */
export const videoKey = (subject: PlayerSubject): string =>
  subject.kind === "movie" ? `movie:${subject.tmdb_id}` : `tv:${subject.tmdb_id}:${subject.season}:${subject.episode}`;

const isPosition = ({ position, duration }: WatchedPosition): boolean => position >= fromS && position <= duration * untilShare && duration <= longestS;

function parsePosition(value: unknown): WatchedPosition | null {
  if (!Array.isArray(value)) return null;
  const [position, duration]: unknown[] = value;
  if (typeof position !== "number" || typeof duration !== "number") return null;
  return isPosition({ position, duration }) ? { position, duration } : null;
}

export function parseWatchProgress(text: string | null): WatchProgress {
  const { positions } = storedFields(text, version);
  const progress = new Map<string, WatchedPosition>();
  if (typeof positions !== "object" || positions === null) return progress;
  for (const [key, value] of Object.entries(positions).slice(-entries)) {
    const position = keyPattern.test(key) ? parsePosition(value) : null;
    if (position) progress.set(key, position);
  }
  return progress;
}

export const watchProgressText = (progress: WatchProgress): string =>
  storedText(version, {
    positions: Object.fromEntries(Array.from(progress, ([key, { position, duration }]) => [key, [Math.floor(position), Math.ceil(duration)]])),
  });

/** A video of which the visitor has seen only the start keeps what was known of it. One that is nearly over is forgotten, and so is the oldest beyond the limit. */
export function withPosition(progress: WatchProgress, key: string, watched: WatchedPosition): WatchProgress {
  if (watched.position < fromS) return progress;
  const next = withoutPosition(progress, key);
  return isPosition(watched) ? new Map([...next, [key, watched] as const].slice(-entries)) : next;
}

export const withoutPosition = (progress: WatchProgress, key: string): Map<string, WatchedPosition> => {
  const next = new Map(progress);
  next.delete(key);
  return next;
};
