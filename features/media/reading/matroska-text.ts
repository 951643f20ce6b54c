import { inflateSync } from "node:zlib";
import { isShown, type TextTrackFacts } from "#features/media/media-probe.ts";
import { captionsOfAssEvent, captionsOfText } from "#features/media/subtitles/captions.ts";
import { type Caption, maxCaptions } from "#player/caption.ts";
import { blockReader, type ReadBytes } from "./block-reader.ts";
import { bytesOf, childrenOf, clustersIn, type Element, elementsIn, ids, numberOf, segmentHead, textOf, tickS, variableNumber } from "./matroska-elements.ts";
import type { OpenFile } from "./open-file.ts";

const subtitleTrack = 17;
const headBlockBytes = 65_536;
/** Between frames: more would read the whole film for its subtitles. */
const clusterBlockBytes = 4096;
const maxCaptionBytes = 16_384;

type Compression = { algorithm: number; settings: Uint8Array };
type TextTrack = TextTrackFacts & { compression: Compression | null };

const codecs: readonly (readonly [RegExp, TextTrackFacts["codec"]])[] = [
  [/^S_TEXT\/(UTF8|ASCII)$/, "text"],
  [/^S_TEXT\/(ASS|SSA)$|^S_(ASS|SSA)$/, "ass"],
  [/^S_TEXT\/WEBVTT$|^D_WEBVTT/, "vtt"],
  [/^S_(HDMV|VOBSUB|DVBSUB|IMAGE)/, "picture"],
];

function compressionOf(read: ReadBytes, track: Map<number, Element>): Compression | null {
  const encodings = track.get(ids.contentEncodings);
  const encoding = encodings && childrenOf(read, encodings).get(ids.contentEncoding);
  const compression = encoding && childrenOf(read, encoding).get(ids.compression);
  if (!compression) return null;
  const fields = childrenOf(read, compression);
  const [algorithm, settings] = [fields.get(ids.compressionAlgorithm), fields.get(ids.compressionSettings)];
  return { algorithm: algorithm ? numberOf(read, algorithm) : 0, settings: settings ? bytesOf(read, settings) : new Uint8Array(0) };
}

function textTrack(read: ReadBytes, entry: Element): TextTrack | null {
  const fields = childrenOf(read, entry);
  const number = (id: number): number => (fields.has(id) ? numberOf(read, fields.get(id) as Element) : 0);
  const text = (id: number): string => (fields.has(id) ? textOf(read, fields.get(id) as Element) : "");
  const codec = codecs.find(([pattern]) => pattern.test(text(ids.codecId)))?.[1];
  if (number(ids.trackType) !== subtitleTrack || codec === undefined) return null;
  // Without an element, Matroska's language is English.
  const language = text(ids.languageTag) || text(ids.language) || "eng";
  return {
    track: number(ids.trackNumber),
    codec,
    language: language === "und" ? "" : language,
    name: text(ids.name).slice(0, 100) || null,
    forced: number(ids.forced) === 1,
    compression: compressionOf(read, fields),
  };
}

function textTracksOf(read: ReadBytes, parts: Map<number, Element>): TextTrack[] {
  const tracks = parts.get(ids.tracks);
  if (!tracks) return [];
  return [...elementsIn(read, tracks.dataStart, tracks.end)].flatMap((entry) => (entry.id === ids.trackEntry ? (textTrack(read, entry) ?? []) : []));
}

/** The subtitles inside a Matroska file, those that are pictures included. */
export function matroskaTextTracks(file: OpenFile, size: number): TextTrackFacts[] {
  const read = blockReader(file, size, headBlockBytes);
  const head = segmentHead(read, size);
  return head ? textTracksOf(read, head.parts).map(({ track, codec, language, name, forced }) => ({ track, codec, language, name, forced })) : [];
}

function decompressed(bytes: Uint8Array, compression: Compression | null): Uint8Array {
  if (compression === null) return bytes;
  if (compression.algorithm === 3) return Buffer.concat([compression.settings, bytes]);
  if (compression.algorithm !== 0) return new Uint8Array(0);
  try {
    return inflateSync(bytes, { maxOutputLength: maxCaptionBytes });
  } catch {
    // A damaged caption is left out.
    return new Uint8Array(0);
  }
}

type Block = { track: number; startTicks: number; durationTicks: number; bytes: Uint8Array };

/** A block of one of `tracks`; `null` for others, whose bytes are not read. */
function blockOf(read: ReadBytes, element: Element, clusterTicks: number, tracks: ReadonlySet<number>): Block | null {
  const group = element.id === ids.blockGroup ? childrenOf(read, element) : null;
  const block = group ? group.get(ids.block) : element;
  if (!block) return null;
  const head = read(block.dataStart, 8);
  const number = variableNumber(head, 0, false);
  // The file may end here.
  if (!number || !tracks.has(number.value) || head.length < number.length + 2) return null;
  const relative = new DataView(head.buffer, head.byteOffset + number.length, 2).getInt16(0);
  const duration = group?.get(ids.blockDuration);
  const dataStart = block.dataStart + number.length + 3;
  return {
    track: number.value,
    startTicks: clusterTicks + relative,
    durationTicks: duration ? numberOf(read, duration) : 0,
    bytes: bytesOf(read, { ...block, dataStart }, maxCaptionBytes),
  };
}

function* blocksOf(read: ReadBytes, segment: Element, tracks: ReadonlySet<number>): Generator<Block> {
  for (const cluster of clustersIn(read, segment)) {
    let clusterTicks = 0;
    for (const element of elementsIn(read, cluster.dataStart, cluster.end)) {
      if (element.id === ids.cluster) break;
      if (element.id === ids.clusterTimestamp) clusterTicks = numberOf(read, element);
      const block = element.id === ids.simpleBlock || element.id === ids.blockGroup ? blockOf(read, element, clusterTicks, tracks) : null;
      if (block) yield block;
    }
  }
}

/** The captions of every text track, by track number. Reads the heads of all frames. */
export function matroskaCaptions(file: OpenFile, size: number): Map<number, Caption[]> {
  const head = segmentHead(blockReader(file, size, headBlockBytes), size);
  const read = blockReader(file, size, clusterBlockBytes);
  if (!head) return new Map();
  const tracks = new Map(textTracksOf(read, head.parts).flatMap((track) => (isShown(track) ? [[track.track, track] as const] : [])));
  const captions = new Map<number, Caption[]>([...tracks.keys()].map((track) => [track, []]));
  const tick = tickS(read, head.parts);
  for (const { track, startTicks, durationTicks, bytes } of blocksOf(read, head.segment, new Set(tracks.keys()))) {
    const [facts, list] = [tracks.get(track), captions.get(track)];
    if (!facts || !list || list.length >= maxCaptions) continue;
    const text = new TextDecoder().decode(decompressed(bytes, facts.compression));
    const times = { startS: startTicks * tick, endS: (startTicks + durationTicks) * tick };
    list.push(...(facts.codec === "ass" ? captionsOfAssEvent(times, text) : captionsOfText(times, text)));
  }
  return captions;
}
