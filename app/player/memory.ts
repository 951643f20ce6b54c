import { store, storedText } from "#app/data/device-store.ts";
import { lastServersText, parseLastServers, type VideoKind } from "#domain/last-servers.ts";
import { lastServersKey, watchProgressKey } from "#domain/storage-keys.ts";
import { parseWatchProgress, type WatchedPosition, type WatchProgress, watchProgressText, withoutPosition, withPosition } from "#domain/watch-progress.ts";

// What the stage remembers on the device: the server that worked last, and where each video was left.

const servers = () => parseLastServers(storedText(lastServersKey));

export const lastServer = (kind: VideoKind): string | null => servers()[kind] ?? null;

export function rememberServer(kind: VideoKind, id: string): void {
  if (lastServer(kind) !== id) store(lastServersKey, lastServersText({ ...servers(), [kind]: id }));
}

const progress = () => parseWatchProgress(storedText(watchProgressKey));

function saveProgress(change: (progress: WatchProgress) => WatchProgress): void {
  const before = progress();
  const after = change(before);
  if (after !== before) store(watchProgressKey, watchProgressText(after));
}

/** `key`: of `videoKey`. */
export const leftAt = (key: string): number | null => progress().get(key)?.position ?? null;

export const rememberPosition = (key: string, watched: WatchedPosition): void => saveProgress((all) => withPosition(all, key, watched));
export const forgetPosition = (key: string): void => saveProgress((all) => (all.has(key) ? withoutPosition(all, key) : all));
