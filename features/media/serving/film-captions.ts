import type { Language } from "#domain/languages.ts";
import type { OwnCaptions } from "#domain/own-film.ts";
import type { MediaFile } from "#features/media/media-file.ts";
import { isShown } from "#features/media/media-probe.ts";
import { languageTag, trackLabels } from "./track-labels.ts";

/** Where a file's captions come from: a file beside it, or a track inside. */
export type CaptionSource = { from: "sidecar"; index: number } | { from: "track"; track: number };

type Listed = { source: CaptionSource; language: string | null; name: string | null; forced: boolean; sdh: boolean };

function listed({ sidecars, probe }: MediaFile): Listed[] {
  const beside = sidecars.map(({ language, name, forced, sdh }, index): Listed => ({ source: { from: "sidecar", index }, language, name, forced, sdh }));
  const inside = (probe?.text ?? [])
    .filter(isShown)
    .map(({ track, language, name, forced }): Listed => ({ source: { from: "track", track }, language, name, forced, sdh: /\b(sdh|cc)\b/i.test(name ?? "") }));
  return [...beside, ...inside];
}

/** The captions of a file, with addresses by their number. */
export function filmCaptions(file: MediaFile, addressOf: (rest: string) => string, shownIn: Language): OwnCaptions[] {
  const tracks = listed(file);
  const labels = trackLabels(tracks, shownIn);
  return tracks.map(({ language, forced, sdh }, index) => ({
    url: addressOf(`subtitles/${index}.vtt`),
    lang: languageTag(language) || "und",
    label: labels[index] ?? "",
    forced,
    sdh,
  }));
}

export const captionSource = (file: MediaFile, index: number): CaptionSource | null => listed(file)[index]?.source ?? null;
