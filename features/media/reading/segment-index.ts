import { EncodedPacketSink, type Input, type InputAudioTrack, type InputVideoTrack, MATROSKA } from "mediabunny";
import type { SegmentIndex } from "#features/media/media-probe.ts";
import { blockReader, type ReadBytes } from "./block-reader.ts";
import { childrenOf, clustersIn, type Element, elementsIn, ids, numberOf, segmentHead, tickS } from "./matroska-elements.ts";
import type { FileVersion, OpenFile } from "./open-file.ts";
import { openInput } from "./open-input.ts";
import { silenceOf } from "./silence.ts";

/** Segments begin at the first keyframe after so long: short enough for a quick seek, long enough for few requests. */
const segmentS = 5;
/** Keyframes that are further apart are an index with gaps, as of a file whose recording was cut. */
const largestGapS = 60;
/** Almost three days. A playlist has a line for each, and the store a row for all of them. */
const mostSegments = 50_000;
const headBlockBytes = 65_536;
const clusterHeadBytes = 64;

/** The keyframe times that a Matroska file's own index names; empty if it has none. */
function cueTimes(read: ReadBytes, size: number, videoTrack: number): number[] {
  const head = segmentHead(read, size);
  const cues = head?.parts.get(ids.cues);
  if (!head || !cues) return [];
  const tick = tickS(read, head.parts);
  const times: number[] = [];
  for (const point of elementsIn(read, cues.dataStart, cues.end)) {
    const fields = childrenOf(read, point);
    const [time, positions] = [fields.get(ids.cueTime), fields.get(ids.cueTrackPositions)];
    const track = positions && childrenOf(read, positions).get(ids.cueTrack);
    if (time && track && numberOf(read, track) === videoTrack) times.push(numberOf(read, time) * tick);
  }
  return times.toSorted((a, b) => a - b);
}

const hasGaps = (times: readonly number[], endS: number): boolean => [...times, endS].some((time, index) => time - (times[index - 1] ?? 0) > largestGapS);

/** It stands first, but for a checksum. */
function clusterTime(read: ReadBytes, { dataStart, end }: Element): Element | null {
  let left = 3;
  for (const element of elementsIn(read, dataStart, end)) {
    if (element.id === ids.clusterTimestamp) return element;
    left -= 1;
    if (left === 0) return null;
  }
  return null;
}

/** Where clusters begin, in the file and in seconds. */
function clustersOf(read: ReadBytes, size: number): { position: number; startS: number }[] {
  const head = segmentHead(read, size);
  if (!head) return [];
  const tick = tickS(read, head.parts);
  return [...clustersIn(read, head.segment)].flatMap((cluster) => {
    const time = clusterTime(read, cluster);
    return time === null ? [] : [{ position: cluster.start, startS: numberOf(read, time) * tick }];
  });
}

/** For each segment the cluster before that of its first picture: its sound may begin there. */
function segmentPositions(read: ReadBytes, size: number, times: readonly number[]): number[] {
  const clusters = clustersOf(read, size);
  let cluster = 0;
  return times.map((time) => {
    while ((clusters[cluster + 1]?.startS ?? Number.POSITIVE_INFINITY) <= time) cluster++;
    return clusters[Math.max(0, cluster - 1)]?.position ?? 0;
  });
}

async function keyframeTimes(track: InputVideoTrack): Promise<number[]> {
  const sink = new EncodedPacketSink(track);
  const times: number[] = [];
  for (let packet = await sink.getFirstKeyPacket({ metadataOnly: true }); packet; packet = await sink.getNextKeyPacket(packet, { metadataOnly: true }))
    times.push(packet.timestamp);
  return times;
}

/** The first keyframe, and each that comes `segmentS` after the last one taken. @throws if a file claims to be endless */
export function segmentStarts(times: readonly number[], firstS: number, endS: number): number[] {
  const starts = [0];
  for (const time of times) if (time - firstS >= (starts.at(-1) ?? 0) + segmentS && time < endS) starts.push(time - firstS);
  if (starts.length > mostSegments) throw new Error("The file has too many segments");
  return starts;
}

/** Sound that ends before the pictures is silent until they end. */
async function soundEndS(track: InputAudioTrack, picturesEndS: number): Promise<number> {
  const endS = await track.computeDuration();
  return endS < picturesEndS && (await silenceOf(track)) !== null ? picturesEndS : endS;
}

async function indexOf(input: Input, file: OpenFile, size: number): Promise<SegmentIndex> {
  const video = await input.getPrimaryVideoTrack();
  const first = video && (await new EncodedPacketSink(video).getFirstKeyPacket({ metadataOnly: true }));
  if (!video || !first) throw new Error("The file has no keyframe");
  const endS = await video.computeDuration();
  const cues = cueTimes(blockReader(file, size, headBlockBytes), size, video.id);
  const times = cues.length === 0 || hasGaps(cues, endS) ? await keyframeTimes(video) : cues;
  const audio = await input.getAudioTracks();
  const ends = await Promise.all(audio.map((track) => soundEndS(track, endS)));
  if (![endS, ...ends].every(Number.isFinite)) throw new Error("The file has no end");
  const startS = segmentStarts(times, first.timestamp, endS);
  const isUnindexed = cues.length === 0 && (await input.getFormat()) === MATROSKA;
  const starts = startS.map((start) => start + first.timestamp);
  return {
    offsetS: first.timestamp,
    beginsS: Math.max(0, await input.getFirstTimestamp()),
    startS,
    ...(isUnindexed && { positions: segmentPositions(blockReader(file, size, clusterHeadBytes), size, starts) }),
    endS: endS - first.timestamp,
    audioEndS: ends.map((one) => one - first.timestamp),
  };
}

/** Where a file's segments begin. Without an index of its own the whole file is read. */
export async function readSegmentIndex(version: FileVersion): Promise<SegmentIndex> {
  const { input, file, close } = openInput(version);
  try {
    return await indexOf(input, file, version.size);
  } finally {
    close();
  }
}
