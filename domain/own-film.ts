import type { Language } from "./languages.ts";
import type { PlayerCaptions, VideoSubject } from "./player.ts";
import { inLanguage } from "./query.ts";

/** What can be played of a title or an episode from the operator's folder: versions in order of preference, at least one. */
export type OwnFilm = { versions: OwnVersion[] };

/** `label`: "1080p", "Director's Cut"; `null` if there is no other version. `durationS` is of all parts. */
export type OwnVersion = { label: string | null; height: number | null; durationS: number | null; parts: OwnPart[] };

/** A file. Several parts are played one after another. `id` names the file across scans. */
export type OwnPart = {
  id: string;
  durationS: number | null;
  /** Only a ready part has sources. A part that is being prepared is ready soon: ask again. */
  state: "ready" | "preparing" | "unplayable";
  sources: OwnSource[];
  captions: OwnCaptions[];
  /** In the order of the playlist's audio tracks. */
  audio: { language: string; label: string; isDefault: boolean }[];
  problem: MediaProblem | null;
  /** Subtitles that are not shown. `language`: "" where the file names none. `format`: "TTML"; `null` for pictures. */
  unsupportedSubtitles: { language: string; format: string | null }[];
  /** Only if the operator allows downloads. */
  download: string | null;
};

export type OwnSource = {
  url: string;
  /** A MIME type with codecs for `canPlayType`, or that of a playlist. */
  type: string;
  /** Of a playlist: the MIME type that `MediaSource` must play. */
  needs: string | null;
  /** "HEVC and AC-3", for a browser that plays neither. */
  codecName: string | null;
};

export type OwnCaptions = PlayerCaptions & { forced: boolean; sdh: boolean };

/** Why a file plays in no browser. `name`: of the codec or the format. "protected": only with a key. */
export type MediaProblem = { reason: "codec" | "format" | "damaged" | "protected"; name: string | null };

/**
 * Where a film or an episode comes from that our player plays from public archives. `copies`: in the order in which our servers start at them, at
 * least one. `basis`: why it may be shown.
 */
export type PublicFilmSource = { title: string; basis: string; copies: PublicCopySource[] };

/** `attribution`: set where the licence asks for it. `page`: the address of the page about it. */
export type PublicCopySource = { hostName: string; licence: string; attribution: string | null; page: string };

/** The address of a subject's `OwnFilm`, with names of tracks in a language. */
export function ownFilmPath(subject: VideoSubject, language: Language): string {
  const path = subject.kind === "movie" ? `movie/${subject.id}` : `tv/${subject.id}/${subject.season}/${subject.episode}`;
  return inLanguage(`/api/media/${path}`, language);
}

/** Of a video that not every browser plays. `name`: of the codec or the format, "HEVC". `needs`: MIME types of which the browser must play one; none if no browser does. */
export type OwnFormat = { name: string | null; needs: string[] };

/** Codecs that every browser plays which this site supports: H.264, VP8, VP9, AV1; AAC, MP3, Opus, Vorbis, FLAC. */
const common = /^(?:avc[13]|vp0?8|vp0?9|av01|mp4a|mp3|opus|vorbis|flac)/i;

const isCommon = (type: string): boolean =>
  (/codecs="([^"]*)"/.exec(type)?.[1] ?? "")
    .split(",")
    .map((codec) => codec.trim())
    .every((codec) => codec === "" || common.test(codec));

/** What a part needs; `null` if every browser plays it, or if it is not known yet. */
function formatOfPart({ state, sources, problem }: OwnPart): OwnFormat | null {
  if (state === "preparing") return null;
  if (state === "unplayable") return { name: problem?.name ?? null, needs: [] };
  const needs = sources.map(({ type, needs: ofPlaylist }) => ofPlaylist ?? type);
  return needs.some(isCommon) ? null : { name: sources.find(({ codecName }) => codecName !== null)?.codecName ?? null, needs };
}

/** What the best version needs; `undefined` if there is a version that every browser plays. */
export function formatOf({ versions }: OwnFilm): OwnFormat | undefined {
  const formats = versions.map(({ parts }) => parts.map(formatOfPart).find((format) => format !== null));
  if (formats.includes(undefined)) return undefined;
  const found = formats.flatMap((format) => format ?? []);
  return found.find(({ needs }) => needs.length > 0) ?? found[0];
}
