import { LRUCache } from "lru-cache";
import { z } from "zod";
import { defaultLanguage, languageOf } from "#domain/languages.ts";
import { languageParameter } from "#domain/query.ts";
import type { FolderGate } from "#features/media/folder-gate.ts";
import type { MediaFile } from "#features/media/media-file.ts";
import type { MediaLibrary } from "#features/media/media-library.ts";
import { captionShifts, isMp3, needsPlaylist, type SegmentIndex, skippedBefore } from "#features/media/media-probe.ts";
import type { MediaReader } from "#features/media/reading/media-reader.ts";
import { FileChangedError } from "#features/media/reading/open-file.ts";
import { playableAudio, versionOf } from "./own-films.ts";
import { firstRequests, masterPlaylist, type PlaylistTrack, parsePlaylistName, parseSegmentName, segmentTimes, trackPlaylist } from "./playlists.ts";
import type { CachedPiece, SegmentCache } from "./segment-cache.ts";

const seconds = z.number().min(-1e6).max(1e6);
const storedIndex = z.object({
  offsetS: seconds,
  beginsS: seconds,
  startS: z.array(seconds).min(1),
  endS: seconds,
  audioEndS: z.array(seconds),
  positions: z.array(z.int().nonnegative()).optional(),
});

/** The form in which the library stores an index. */
export const indexAsBytes = (index: SegmentIndex): Uint8Array => Buffer.from(JSON.stringify(index));

function parseIndex(bytes: Uint8Array | null): SegmentIndex | null {
  if (bytes === null) return null;
  try {
    return storedIndex.parse(JSON.parse(Buffer.from(bytes).toString()));
  } catch {
    return null;
  }
}

/** Films that play at once; an index of a long film takes 30 KB. */
const maxIndexes = 200;

/** Reads the indexes of films that are playlists; `null` for others, and until one is made. */
function segmentIndexes(library: Pick<MediaLibrary, "keyframes">): (file: MediaFile) => Promise<SegmentIndex | null> {
  const indexes = new LRUCache<string, SegmentIndex>({ max: maxIndexes });
  return async (file) => {
    if (file.probe === null || !needsPlaylist(file.probe)) return null;
    const key = `${file.id} ${versionOf(file)}`;
    const index = indexes.get(key) ?? parseIndex(await library.keyframes(file.id));
    if (index) indexes.set(key, index);
    return index;
  };
}

const hasTrack = (file: MediaFile, track: PlaylistTrack): boolean =>
  track === "video" || (file.probe !== null && playableAudio(file.probe, defaultLanguage).some((one) => one.track === track));

/** Grows when segments of the same file are made differently. */
const segmentVersion = 3;

const pieceName = (file: MediaFile, track: PlaylistTrack, segment: number | "init"): string =>
  `${file.id}-${versionOf(file)}-${segmentVersion}-${track}-${segment}`;

type Deps = {
  library: Pick<MediaLibrary, "absolutePath" | "keyframes">;
  gate: FolderGate;
  reader: MediaReader;
  cache: SegmentCache;
  onMade: (tookMs: number) => void;
};

/** Plays films of other containers as playlists: one CMAF segment for each part between keyframes, nothing decoded. */
export function createRemuxedFilm({ library, gate, reader, cache, onMade }: Deps) {
  const indexOf = segmentIndexes(library);

  async function make(file: MediaFile, track: PlaylistTrack, segment: number, index: SegmentIndex): Promise<Map<string, Uint8Array>> {
    const times = segmentTimes(index, track)[segment];
    const path = await gate(file.root, () => library.absolutePath(file));
    if (path === null || !times) throw new FileChangedError("The film has gone");
    const startedAt = performance.now();
    const isLast = segment === segmentTimes(index, track).length - 1;
    const made = await reader.run("segment", {
      ...{ path, size: file.size, modifiedMs: file.modifiedMs, track, offsetS: index.offsetS },
      startS: times.startS + index.offsetS,
      endS: isLast ? Number.POSITIVE_INFINITY : times.endS + index.offsetS,
      fillToS: times.endS + index.offsetS,
      skip: skippedBefore(index, segment),
    });
    onMade(performance.now() - startedAt);
    return new Map([
      [pieceName(file, track, "init"), new Uint8Array(made.init)],
      [pieceName(file, track, segment), new Uint8Array(made.media)],
    ]);
  }

  return {
    /** A playlist of the film; `null` if there is none of that name. */
    playlist: async (file: MediaFile, rest: string, query: URLSearchParams): Promise<string | null> => {
      const index = await indexOf(file);
      if (!index || !file.probe) return null;
      if (rest === "index.m3u8") {
        const audio = playableAudio(file.probe, languageOf(query.get(languageParameter)) ?? defaultLanguage);
        return masterPlaylist({ probe: file.probe, audio, size: file.size, durationS: index.endS, query });
      }
      const track = parsePlaylistName(rest);
      if (track === null || !hasTrack(file, track)) return null;
      const sound = track === "video" ? undefined : file.probe.audio[track];
      return trackPlaylist({ index, track, query, extension: sound && isMp3(sound) ? "mp3" : "m4s" });
    },
    /** The names of what a player requests first to play from a position; none for a film that is no playlist. */
    firstRequests: async (file: MediaFile, atS: number): Promise<string[]> => {
      const index = await indexOf(file);
      return index && file.probe ? firstRequests(index, playableAudio(file.probe, defaultLanguage), atS) : [];
    },
    /** By how many seconds a film's captions are moved. */
    captionShifts: async (file: MediaFile): Promise<{ beside: number; inside: number }> => {
      const index = await indexOf(file);
      return index ? captionShifts(index) : { beside: 0, inside: 0 };
    },
    /** A segment, made on its first request; `null` if there is none of that name. */
    segment: async (file: MediaFile, rest: string): Promise<CachedPiece | null> => {
      const parsed = parseSegmentName(rest);
      const index = parsed && (await indexOf(file));
      if (!parsed || !index || !hasTrack(file, parsed.track)) return null;
      const { track, segment } = parsed;
      if (segment !== "init" && segment >= segmentTimes(index, track).length) return null;
      const made = segment === "init" ? 0 : segment;
      return cache.piece(pieceName(file, track, segment), pieceName(file, track, made), () => make(file, track, made, index));
    },
  };
}
