import { parentPort } from "node:worker_threads";
import { LRUCache } from "lru-cache";
import { webVtt } from "#features/media/subtitles/captions.ts";
import { shifted } from "#player/caption-file.ts";
import { oldText } from "#player/old-encoding.ts";
import { makeSegment } from "./make-segment.ts";
import { FileChangedError, type FileVersion, openFile } from "./open-file.ts";
import { type OpenInput, openInput } from "./open-input.ts";
import { readProbe } from "./read-probe.ts";
import type { ReaderJobs, ReaderReply, ReaderRequest } from "./reader-jobs.ts";
import { readSegmentIndex } from "./segment-index.ts";
import { captionsInside } from "./text-tracks.ts";

/** A viewer requests the next segment after some seconds. An open file keeps what was read of its index. */
const keepOpenMs = 60_000;
const maxOpen = 8;

const open = new LRUCache<string, OpenInput>({ max: maxOpen, ttl: keepOpenMs, ttlAutopurge: true, updateAgeOnGet: true, dispose: ({ close }) => close() });

function inputOf(version: FileVersion): OpenInput {
  const key = `${Buffer.from(version.path).toString("latin1")} ${version.size} ${version.modifiedMs}`;
  // Opened each time, because the file may have been replaced since.
  openFile(version).close();
  const opened = open.get(key) ?? openInput(version);
  open.set(key, opened);
  return opened;
}

async function segment({ skip, ...argument }: ReaderJobs["segment"][0]) {
  if (!skip) return makeSegment(inputOf(argument).input, argument);
  // Each segment has a view of the file of its own, in which it comes first.
  const { input, close } = openInput(argument, { skip });
  try {
    return await makeSegment(input, argument);
  } finally {
    close();
  }
}

async function captions({ container, shiftS, ...version }: ReaderJobs["captions"][0]): Promise<Map<number, string>> {
  const file = openFile(version);
  try {
    return new Map([...captionsInside(file, version.size, container)].map(([track, lines]) => [track, webVtt(shifted(lines, shiftS))]));
  } finally {
    file.close();
  }
}

const jobs: { [Job in keyof ReaderJobs]: (argument: ReaderJobs[Job][0]) => Promise<ReaderJobs[Job][1]> } = {
  probe: readProbe,
  index: readSegmentIndex,
  segment,
  captions,
  decode: async ({ bytes, language }) => oldText(bytes, language),
};

function run({ job, argument }: ReaderRequest): Promise<unknown> {
  return (jobs[job] as (argument: unknown) => Promise<unknown>)(argument);
}

const buffersOf = (result: unknown): ArrayBuffer[] => (typeof result === "object" && result !== null && "media" in result ? [result.media as ArrayBuffer] : []);

async function answer(request: ReaderRequest): Promise<void> {
  const reply = (message: ReaderReply, transfer: ArrayBuffer[] = []) => parentPort?.postMessage(message, transfer);
  try {
    const result = await run(request);
    reply({ id: request.id, result }, buffersOf(result));
  } catch (error) {
    const isGone = error instanceof FileChangedError || (error as NodeJS.ErrnoException).code === "ENOENT";
    reply({ id: request.id, error: error instanceof Error ? error.message : String(error), changed: isGone });
  }
}

parentPort?.on("message", (request: ReaderRequest) => void answer(request));
// The thread works: a later failure is a file's.
parentPort?.postMessage({ id: 0, result: null } satisfies ReaderReply);
