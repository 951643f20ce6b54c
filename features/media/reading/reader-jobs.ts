import type { MediaContainer, Probe, SegmentIndex } from "#features/media/media-probe.ts";
import type { Segment, SegmentRequest } from "./make-segment.ts";
import type { FileVersion } from "./open-file.ts";

/** What the reading threads do, by name: `[argument, result]`. */
export type ReaderJobs = {
  probe: [FileVersion, Probe];
  index: [FileVersion, SegmentIndex];
  segment: [FileVersion & SegmentRequest, Segment];
  /** The text tracks as WebVTT, by their numbers in the file. `shiftS`: moves them in time. */
  captions: [FileVersion & { container: MediaContainer; shiftS: number }, Map<number, string>];
  /** The text of a caption file that is not in Unicode. `language`: what its name says. */
  decode: [{ bytes: Uint8Array; language: string | null }, string];
};
export type ReaderJob = keyof ReaderJobs;

export type ReaderRequest = { [Job in ReaderJob]: { id: number; job: Job; argument: ReaderJobs[Job][0] } }[ReaderJob];
/** `changed`: the file is no longer what it was. */
export type ReaderReply = { id: number; result: unknown } | { id: number; error: string; changed: boolean };
