import type { OwnFilm, OwnPart } from "./own-film.ts";

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
