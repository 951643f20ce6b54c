import type { VideoSubject } from "#domain/player.ts";
import type { LibraryTitles } from "./media-feature.ts";
import type { MediaFile, StoredFile } from "./media-file.ts";
import type { Probe } from "./media-probe.ts";
import type { ScanRecord } from "./rows/media-rows.ts";

/** The operator's files by what they show. Reads are from memory. */
export type MediaLibrary = Pick<LibraryTitles, "movies" | "series" | "addedMs"> & {
  /** Best version first; of each version its parts in order. */
  files(subject: VideoSubject): readonly MediaFile[];
  file(id: string): MediaFile | null;
  all(): readonly MediaFile[];
  /** Stored until the file's size or time changes, and not at all if the scan has found another version meanwhile. */
  saveProbe(file: StoredFile, probe: Probe): Promise<void>;
  /** An index of the file's keyframes, in the remuxer's own format. Stored like the probe. */
  saveKeyframes(file: StoredFile, keyframes: Uint8Array): Promise<void>;
  keyframes(id: string): Promise<Uint8Array | null>;
  hasKeyframes(id: string): Promise<boolean>;
  /** 32 random bytes that all nodes share, for signatures. */
  secret(): Promise<Uint8Array>;
  /** Called with the films and episodes that came, went or changed their files, the first ones at once and the rest every few seconds. Returns what unsubscribes. */
  onChange(listener: (subjects: readonly VideoSubject[]) => void): () => void;
  /** What the last scan found. `matched` files are films and episodes. */
  counts(): Record<"matched" | "unmatched" | "ignored" | "extras", number>;
  /** `null` before the first one has ended. */
  lastScan(): ScanRecord | null;
  /** The real path inside its folder, for a regular file whose size and time are unchanged; else `null`. Callers go through a folder gate. */
  absolutePath(file: MediaFile): Promise<string | Buffer | null>;
  close(): Promise<void>;
};
