import { EncodedPacketSink, type Input, type InputVideoTrack } from "mediabunny";
import type { SegmentIndex } from "../media-probe.ts";
import { blockReader, type ReadBytes } from "./block-reader.ts";
import { childrenOf, elementsIn, ids, numberOf, segmentHead, tickS } from "./matroska-elements.ts";
import type { FileVersion, OpenFile } from "./open-file.ts";
import { openInput } from "./open-input.ts";

/** Segments begin at the first keyframe after so long: short enough for a quick seek, long enough for few requests. */
const segmentS = 5;
/** Keyframes that are further apart are an index with gaps, as of a file whose recording was cut. */
const largestGapS = 60;
const headBlockBytes = 65_536;

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

async function keyframeTimes(track: InputVideoTrack): Promise<number[]> {
  const sink = new EncodedPacketSink(track);
  const times: number[] = [];
  for (let packet = await sink.getFirstKeyPacket({ metadataOnly: true }); packet; packet = await sink.getNextKeyPacket(packet, { metadataOnly: true }))
    times.push(packet.timestamp);
  return times;
}

/** The first keyframe, and each that comes `segmentS` after the last one taken. */
function segmentStarts(times: readonly number[], firstS: number, endS: number): number[] {
  const starts = [0];
  for (const time of times) if (time - firstS >= (starts.at(-1) ?? 0) + segmentS && time < endS) starts.push(time - firstS);
  return starts;
}

async function indexOf(input: Input, file: OpenFile, size: number): Promise<SegmentIndex> {
  const video = await input.getPrimaryVideoTrack();
  const first = video && (await new EncodedPacketSink(video).getFirstKeyPacket({ metadataOnly: true }));
  if (!video || !first) throw new Error("The file has no keyframe");
  const endS = await video.computeDuration();
  const cues = cueTimes(blockReader(file, size, headBlockBytes), size, video.id);
  const times = cues.length === 0 || hasGaps(cues, endS) ? await keyframeTimes(video) : cues;
  const audio = await input.getAudioTracks();
  return {
    offsetS: first.timestamp,
    startS: segmentStarts(times, first.timestamp, endS),
    endS: endS - first.timestamp,
    audioEndS: await Promise.all(audio.map(async (track) => (await track.computeDuration()) - first.timestamp)),
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
