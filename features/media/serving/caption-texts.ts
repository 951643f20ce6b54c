import { unicodeText } from "#domain/decode-text.ts";
import type { MediaFile } from "#features/media/media-file.ts";
import type { MediaReader } from "#features/media/reading/media-reader.ts";
import { FileChangedError } from "#features/media/reading/open-file.ts";
import { captionFileAsWebVtt, maxCaptionFileBytes } from "#features/media/subtitles/caption-file.ts";
import { pathBeside, relativeToFilm } from "./files-beside.ts";
import { captionSource } from "./film-captions.ts";
import { type FileDeps, readSmallFile } from "./open-unchanged.ts";
import { versionOf } from "./own-films.ts";
import type { CachedPiece, SegmentCache } from "./segment-cache.ts";

type Deps = FileDeps & {
  reader: MediaReader;
  cache: SegmentCache;
  /** In seconds, for captions beside a film and inside it. */
  shiftsOf: (file: MediaFile) => Promise<{ beside: number; inside: number }>;
};

/** Captions as WebVTT, by their number in the film's list; `null` if there are none. */
export function createCaptionTexts(deps: Deps) {
  const { library, gate, reader, cache, shiftsOf } = deps;

  async function sidecar(file: MediaFile, index: number): Promise<Uint8Array | null> {
    const beside = file.sidecars[index];
    const relative = beside && relativeToFilm(file, beside);
    const path = relative && (await pathBeside(file, relative, deps));
    const bytes = path && (await readSmallFile(gate, file.root, path, maxCaptionFileBytes));
    if (!bytes) return null;
    const text = unicodeText(bytes) ?? (await reader.run("decode", { bytes, language: beside.language }));
    return Buffer.from(captionFileAsWebVtt(text, (await shiftsOf(file)).beside));
  }

  /** All tracks at once: the film is read for them. */
  async function track(file: MediaFile, number: number): Promise<CachedPiece | null> {
    const shiftS = (await shiftsOf(file)).inside;
    const all = `${file.id}-${versionOf(file)}-captions-${Math.round(shiftS * 1000)}`;
    const name = (one: number) => `${all}-${one}.vtt`;
    return cache.piece(name(number), all, async () => {
      const path = await gate(file.root, () => library.absolutePath(file));
      if (path === null || file.probe === null) throw new FileChangedError("The film has gone");
      const { size, modifiedMs, probe } = file;
      const texts = await reader.run("captions", { path, size, modifiedMs, container: probe.container, shiftS });
      return new Map([...texts].map(([one, text]) => [name(one), Buffer.from(text)]));
    });
  }

  return async (file: MediaFile, index: number): Promise<CachedPiece | null> => {
    const source = captionSource(file, index);
    if (source === null) return null;
    if (source.from === "track") return track(file, source.track);
    const bytes = await sidecar(file, source.index);
    return bytes && { size: bytes.byteLength, bytes };
  };
}
