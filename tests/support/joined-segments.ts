import { CustomSource, EncodedPacketSink, Input, MP4 } from "mediabunny";
import { type SegmentIndex, skippedBefore } from "#features/media/media-probe.ts";
import type { MediaReader } from "#features/media/reading/media-reader.ts";
import type { FileVersion } from "#features/media/reading/open-file.ts";
import { type PlaylistTrack, segmentTimes } from "#features/media/serving/playlists.ts";

/** All segments of a track, as a player joins them. */
export async function joinedSegments(files: MediaReader, version: FileVersion, track: PlaylistTrack, index: SegmentIndex): Promise<Buffer> {
  const { offsetS } = index;
  const parts: Buffer[] = [];
  const times = segmentTimes(index, track);
  for (const [segment, { startS, endS }] of times.entries()) {
    const isLast = segment === times.length - 1;
    const until = { endS: isLast ? Number.POSITIVE_INFINITY : endS + offsetS, fillToS: endS + offsetS };
    const skip = skippedBefore(index, segment);
    const { init, media } = await files.run("segment", { ...version, track, offsetS, startS: startS + offsetS, ...until, skip });
    if (segment === 0) parts.push(Buffer.from(init));
    parts.push(Buffer.from(media));
  }
  return Buffer.concat(parts);
}

export function inputOfBytes(bytes: Buffer): Input {
  const source = new CustomSource({ getSize: () => bytes.length, read: (start, end) => new Uint8Array(bytes.subarray(start, end)) });
  return new Input({ formats: [MP4], source });
}

/** Times of the packets of a film's first track. */
export async function packetTimes(bytes: Buffer): Promise<number[]> {
  const [track] = await inputOfBytes(bytes).getTracks();
  if (!track) return [];
  const times: number[] = [];
  for await (const packet of new EncodedPacketSink(track).packets()) times.push(packet.timestamp);
  return times;
}
