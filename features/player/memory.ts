import { store, storedText } from "#app/data/device-store.ts";
import { lastServersKey } from "#domain/storage-keys.ts";
import type { SeenKey } from "#domain/title-key.ts";
import { withOpened, withoutPosition, withPosition } from "#features/saved/model/progress-changes.ts";
import type { OpenedEntry, WatchedPosition } from "#features/saved/model/progress-document.ts";
import type { SavedTitle } from "#features/saved/model/saved-title.ts";
import { withWatched } from "#features/saved/model/seen-changes.ts";
import { changeSaved, savedDocuments } from "#features/saved/store/saved-store.ts";
import { lastServersText, parseLastServers, type VideoKind } from "./model/last-servers.ts";

// What the stage remembers on the device: the server that worked last, what was opened on which server, where each video was left, and what was seen.

const servers = () => parseLastServers(storedText(lastServersKey));

export const lastServer = (kind: VideoKind): string | null => servers()[kind] ?? null;

export function rememberServer(kind: VideoKind, id: string): void {
  if (lastServer(kind) !== id) store(lastServersKey, lastServersText({ ...servers(), [kind]: id }));
}

/** Seconds. `key`: of `videoKey`. */
export const leftAt = (key: SeenKey): number | null => savedDocuments().progress.positions.get(key)?.position ?? null;

export const rememberPosition = (key: SeenKey, watched: WatchedPosition): void =>
  void changeSaved("progress", (sections, now) => withPosition(sections, { key, ...watched }, now));
export const forgetPosition = (key: SeenKey): void => void changeSaved("progress", (sections) => withoutPosition(sections, key));

/** At Play: most foreign frames report nothing after it. */
export const rememberOpened = (title: SavedTitle, opened: Pick<OpenedEntry, "server" | "season" | "episode">): void =>
  void changeSaved("progress", (sections, now) => withOpened(sections, title, opened, now));

/** The film or the episode has played to its end. */
export function rememberSeen(title: SavedTitle, key: SeenKey): void {
  changeSaved("seen", (sections, now) => withWatched(sections, { title, keys: [key] }, now));
  forgetPosition(key);
}
