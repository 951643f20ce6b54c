import { isMatroska, isMp4, type MediaContainer, type TextTrackFacts } from "#features/media/media-probe.ts";
import type { Caption } from "#player/caption.ts";
import { matroskaCaptions, matroskaTextTracks } from "./matroska-text.ts";
import { mp4Captions, mp4TextTracks } from "./mp4-text.ts";
import { FileChangedError, type OpenFile } from "./open-file.ts";

/** The subtitles inside a file. None if they cannot be read: the film plays without them. */
export function textTracks(file: OpenFile, size: number, container: MediaContainer): TextTrackFacts[] {
  try {
    if (isMatroska(container)) return matroskaTextTracks(file, size);
    return isMp4(container) ? mp4TextTracks(file, size) : [];
  } catch (error) {
    if (error instanceof FileChangedError) throw error;
    return [];
  }
}

/** The captions of every text track, by track number. */
export function captionsInside(file: OpenFile, size: number, container: MediaContainer): Map<number, Caption[]> {
  if (isMatroska(container)) return matroskaCaptions(file, size);
  return isMp4(container) ? mp4Captions(file, size) : new Map();
}
