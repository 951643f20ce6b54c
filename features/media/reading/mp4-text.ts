import { decodeText } from "#domain/decode-text.ts";
import { isShown, type TextTrackFacts } from "#features/media/media-probe.ts";
import { captionsOfText } from "#features/media/subtitles/captions.ts";
import { type Caption, maxCaptions } from "#player/caption.ts";
import { blockReader, type ReadBytes } from "./block-reader.ts";
import { type Box, boxAt, boxesIn, contentOf, viewOf } from "./mp4-boxes.ts";
import { mp4Samples } from "./mp4-samples.ts";
import type { OpenFile } from "./open-file.ts";

const headBlockBytes = 65_536;
/** Captions lie far from each other, between pictures. */
const sampleBlockBytes = 1024;
const maxSampleBytes = 16_384;
const maxTracks = 64;

type Kind = Pick<TextTrackFacts, "codec" | "format">;
type TextTrack = { facts: TextTrackFacts; samples: Box; ticksPerS: number; shiftS: number };

/** By the type of a track's samples; those of pictures have a handler of their own. Others are no subtitles. */
const kinds: Readonly<Record<string, Kind>> = {
  tx3g: { codec: "text" },
  text: { codec: "text" },
  wvtt: { codec: "vtt" },
  stpp: { codec: "other", format: "TTML" },
  sbtt: { codec: "other", format: "TTML" },
  c608: { codec: "other", format: "CEA-608" },
  c708: { codec: "other", format: "CEA-708" },
  "subp mp4s": { codec: "picture" },
};
/** Of a whole track, in tx3g: all its captions are forced. */
const allForced = 0x80000000;

const textIn = (view: DataView, from: number): string =>
  new TextDecoder()
    .decode(new Uint8Array(view.buffer, view.byteOffset + Math.min(from, view.byteLength), Math.max(0, view.byteLength - from)))
    .replace(/\0.*$/s, "")
    .trim();

/** Three letters of five bits each, or a tag of its own. "" if there is none. */
function languageOf(read: ReadBytes, media: Box, header: DataView): string {
  const tag = boxAt(read, media, "elng");
  if (tag) return textIn(contentOf(read, tag, 64), 4);
  const at = header.getUint8(0) === 1 ? 32 : 20;
  const packed = header.byteLength >= at + 2 ? header.getUint16(at) : 0;
  const code = String.fromCharCode(...[10, 5, 0].map((shift) => ((packed >> shift) & 31) + 0x60));
  return /^[a-z]{3}$/.test(code) && code !== "und" ? code : "";
}

/** What an editor called the track; tools write "SubtitleHandler". */
function nameOf(read: ReadBytes, track: Box, media: Box): string | null {
  const given = boxAt(read, track, "udta", "name");
  const handler = boxAt(read, media, "hdlr");
  const names = [given && textIn(contentOf(read, given, 200), 0), handler && textIn(contentOf(read, handler, 200), 24)];
  return names.find((name) => name && !/handler/i.test(name))?.slice(0, 100) ?? null;
}

/** Captions for what is foreign in the film's own language: a flag of timed text, or the track's role. */
function isForced(read: ReadBytes, track: Box, entry: Box): boolean {
  const role = boxAt(read, track, "udta", "kind");
  if (role && Buffer.from(read(role.dataStart, 100)).includes("forced-subtitle")) return true;
  const sampleEntry = contentOf(read, entry, 12);
  return entry.type === "tx3g" && sampleEntry.byteLength === 12 && (sampleEntry.getUint32(8) & allForced) !== 0;
}

/** Seconds by which an edit list moves the track: a pause at its beginning, or a beginning that is cut off. */
function shiftOf(read: ReadBytes, track: Box, ticksPerS: number, movieTicksPerS: number): number {
  const box = boxAt(read, track, "edts", "elst");
  const view = box && contentOf(read, box, 8 + 20 * 16);
  if (view === null || view.byteLength < 8) return 0;
  const isLong = view.getUint8(0) === 1;
  const [entryBytes, count] = [isLong ? 20 : 12, view.getUint32(4)];
  let shiftS = 0;
  for (let at = 8, index = 0; index < count && at + entryBytes <= view.byteLength; at += entryBytes, index++) {
    const duration = isLong ? Number(view.getBigUint64(at)) : view.getUint32(at);
    const mediaTime = isLong ? Number(view.getBigInt64(at + 8)) : view.getInt32(at + 4);
    if (mediaTime !== -1) return shiftS - mediaTime / ticksPerS;
    shiftS += duration / movieTicksPerS;
  }
  return shiftS;
}

/** A track of chapters is text too: another track refers to it. */
function chapterTracks(read: ReadBytes, tracks: readonly Box[]): Set<number> {
  const references = tracks.flatMap((track) => boxAt(read, track, "tref", "chap") ?? []);
  return new Set(
    references.flatMap((box) => {
      const view = contentOf(read, box, 256);
      return Array.from({ length: Math.floor(view.byteLength / 4) }, (_, index) => view.getUint32(index * 4));
    }),
  );
}

const timescaleOf = (header: DataView): number => (header.byteLength < 24 ? 0 : header.getUint32(header.getUint8(0) === 1 ? 20 : 12));

function textTrack(read: ReadBytes, track: Box, movieTicksPerS: number): TextTrack | null {
  const [head, media] = [boxAt(read, track, "tkhd"), boxAt(read, track, "mdia")];
  const [mediaHead, samples] = [media && boxAt(read, media, "mdhd"), media && boxAt(read, media, "minf", "stbl")];
  const description = samples && boxAt(read, samples, "stsd");
  if (!head || !media || !mediaHead || !samples || !description) return null;
  const [entry] = boxesIn(read, description.dataStart + 8, description.end);
  const handler = boxAt(read, media, "hdlr");
  const handlerType = handler ? textIn(contentOf(read, handler, 12), 8) : "";
  const kind = kinds[entry?.type ?? ""] ?? kinds[`${handlerType} ${entry?.type ?? ""}`];
  const [header, trackHeader] = [contentOf(read, mediaHead, 64), contentOf(read, head, 64)];
  const ticksPerS = timescaleOf(header);
  if (!entry || !kind || ticksPerS === 0 || trackHeader.byteLength < 24) return null;
  const facts: TextTrackFacts = {
    track: trackHeader.getUint32(trackHeader.getUint8(0) === 1 ? 20 : 12),
    ...kind,
    language: languageOf(read, media, header),
    name: nameOf(read, track, media),
    forced: isForced(read, track, entry),
  };
  return { facts, samples, ticksPerS, shiftS: shiftOf(read, track, ticksPerS, movieTicksPerS) };
}

const unread = (facts: TextTrackFacts): TextTrackFacts =>
  facts.codec === "picture" ? facts : { ...facts, codec: "other", format: facts.format ?? "MP4 fragments" };

function textTracksIn(read: ReadBytes, size: number): TextTrack[] {
  const movie = boxAt(read, { dataStart: 0, end: size }, "moov");
  const head = movie && boxAt(read, movie, "mvhd");
  if (!movie || !head) return [];
  const movieTicksPerS = timescaleOf(contentOf(read, head, 64)) || 1000;
  const tracks = [...boxesIn(read, movie.dataStart, movie.end)].filter(({ type }) => type === "trak").slice(0, maxTracks);
  const chapters = chapterTracks(read, tracks);
  // Their samples are spread over the file: nothing says where.
  const isFragmented = boxAt(read, movie, "mvex") !== null;
  return tracks
    .flatMap((track) => textTrack(read, track, movieTicksPerS) ?? [])
    .filter(({ facts: { track } }) => !chapters.has(track))
    .map((track) => (isFragmented ? { ...track, facts: unread(track.facts) } : track));
}

/** The subtitles inside an MP4 or QuickTime file, those that are not shown included. */
export const mp4TextTracks = (file: OpenFile, size: number): TextTrackFacts[] =>
  textTracksIn(blockReader(file, size, headBlockBytes), size).map(({ facts }) => facts);

/** A sample of timed text: its length, then UTF-8 or UTF-16. */
function timedText(bytes: Uint8Array): string[] {
  if (bytes.length < 2) return [];
  const text = bytes.subarray(2, 2 + viewOf(bytes).getUint16(0));
  return [decodeText(text, "utf-8")];
}

/** A sample of WebVTT: the cues that are shown during it. */
function webVttCues(bytes: Uint8Array): string[] {
  const read: ReadBytes = (from, length) => bytes.subarray(from, from + length);
  return [...boxesIn(read, 0, bytes.length)].flatMap((cue) => {
    const payload = cue.type === "vttc" ? boxAt(read, cue, "payl") : null;
    return payload ? [new TextDecoder().decode(bytes.subarray(payload.dataStart, payload.end))] : [];
  });
}

/** One caption of those that follow each other with the same text: a cue is cut where another one begins or ends. */
function addCaption(captions: Caption[], caption: Caption): void {
  const same = captions.slice(-8).find(({ text, endS }) => text === caption.text && Math.abs(endS - caption.startS) < 0.001);
  if (same) same.endS = caption.endS;
  else captions.push(caption);
}

function captionsOf(read: ReadBytes, { facts, samples, ticksPerS, shiftS }: TextTrack): Caption[] {
  const captions: Caption[] = [];
  for (const { position, size, startTicks, endTicks } of mp4Samples(read, samples)) {
    if (captions.length >= maxCaptions) break;
    if (size > maxSampleBytes || size < 2) continue;
    const bytes = read(position, size);
    const times = { startS: Math.max(0, startTicks / ticksPerS + shiftS), endS: endTicks / ticksPerS + shiftS };
    for (const text of facts.codec === "vtt" ? webVttCues(bytes) : timedText(bytes)) for (const one of captionsOfText(times, text)) addCaption(captions, one);
  }
  return captions;
}

/** The captions of every text track, by track number. */
export function mp4Captions(file: OpenFile, size: number): Map<number, Caption[]> {
  const tracks = textTracksIn(blockReader(file, size, headBlockBytes), size);
  const read = blockReader(file, size, sampleBlockBytes);
  return new Map(tracks.filter(({ facts }) => isShown(facts)).map((track) => [track.facts.track, captionsOf(read, track)]));
}
