import type { VideoSubject } from "#domain/player.ts";
import type { Probe } from "./media-probe.ts";

/** A subtitle file beside a video. `path` is relative to the same folder as the video's; `name` is what the file name says ("Commentary"). */
export type Sidecar = {
  path: string;
  pathBytes?: Uint8Array;
  format: "srt" | "vtt" | "ass";
  /** BCP 47 ("en", "pt-BR"); `null` if the name has none. */
  language: string | null;
  forced: boolean;
  sdh: boolean;
  name: string | null;
};

/** A file with one content: another size or time is another version. */
export type StoredFile = Pick<MediaFile, "id" | "size" | "modifiedMs">;

/** A file of the operator, or an HLS folder by its master playlist, and the film or the episodes that it is. */
export type MediaFile = {
  /** 20 hexadecimal digits. The only name of the file that leaves the server. */
  id: string;
  /** Index in MEDIA_DIR. */
  root: number;
  /** Relative to the root, with "/". Lossy if `pathBytes` is there: then the name is no valid UTF-8. */
  path: string;
  pathBytes?: Uint8Array;
  size: number;
  modifiedMs: number;
  /** When a scan first found it, in milliseconds since 1970. */
  addedMs: number;
  /** One film, or one or more episodes. */
  subjects: VideoSubject[];
  /** "1080p", "Director's Cut"; `null` if the film has one version. */
  version: string | null;
  /** Number of a film in several files; `null` if this is the whole. */
  part: number | null;
  sidecars: Sidecar[];
  /** `null` until the file is probed. */
  probe: Probe | null;
};
