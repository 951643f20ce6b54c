import { Worker } from "node:worker_threads";
import { FolderError } from "../folder-gate.ts";
import { FileChangedError } from "./open-file.ts";
import type { ReaderJob, ReaderJobs, ReaderReply } from "./reader-jobs.ts";

/** A film of 60 GB without an index, from a slow disk, takes a quarter of an hour to read. */
const limitsMs: Record<ReaderJob, number> = { probe: 60_000, index: 1_800_000, captions: 600_000, segment: 15_000 };

/** A broken file that fills the memory ends the thread, not the site. */
const resourceLimits = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 16 };

/** A file could not be read: it is broken, or too large for the thread's memory. */
export class ReadingError extends Error {
  override readonly name = "ReadingError";
}

type Waiting = { resolve: (result: unknown) => void; reject: (error: Error) => void; timer: NodeJS.Timeout };
type Run = <Job extends ReaderJob>(job: Job, argument: ReaderJobs[Job][0]) => Promise<ReaderJobs[Job][1]>;

/** Reads films in a thread of its own. The thread starts with the first job; one that hangs or dies is replaced. */
function createReadingThread(address: URL) {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  /** A thread that hangs in the system does not end until the system answers. Another one would hang too. */
  let isEnding = false;
  let lastId = 0;

  function settle(id: number, use: (one: Waiting) => void): void {
    const one = waiting.get(id);
    if (!one) return;
    waiting.delete(id);
    clearTimeout(one.timer);
    use(one);
    if (waiting.size === 0) worker?.unref();
  }

  const failAll = (error: Error) => {
    for (const id of [...waiting.keys()]) settle(id, ({ reject }) => reject(error));
  };

  async function end(): Promise<void> {
    const ending = worker;
    worker = null;
    failAll(new FolderError("The folder does not answer"));
    if (!ending) return;
    isEnding = true;
    await ending.terminate().catch(() => undefined);
    isEnding = false;
  }

  function start(): Worker {
    const started = new Worker(address, { resourceLimits });
    let isReady = false;
    started.on("message", (reply: ReaderReply) => {
      isReady = true;
      if ("error" in reply) settle(reply.id, ({ reject }) => reject(reply.changed ? new FileChangedError(reply.error) : new ReadingError(reply.error)));
      else settle(reply.id, ({ resolve }) => resolve(reply.result));
    });
    started.on("error", (error) => {
      if (worker === started) worker = null;
      // A thread that never began says nothing of the file.
      failAll(isReady ? new ReadingError(error.message) : new FolderError(error.message));
    });
    return started;
  }

  const run: Run = (job, argument) =>
    new Promise((resolve, reject) => {
      if (isEnding) return reject(new FolderError("The folder does not answer"));
      worker ??= start();
      lastId += 1;
      const id = lastId;
      waiting.set(id, { resolve: resolve as (result: unknown) => void, reject, timer: setTimeout(() => void end(), limitsMs[job]).unref() });
      worker.ref();
      worker.postMessage({ id, job, argument });
    });
  return { run, end };
}

export type MediaReader = { run: Run; close(): Promise<void> };

/** Two threads: what a viewer waits for does not wait for the reading of whole films. `address`: of the thread's code. */
export function createMediaReader(address: URL): MediaReader {
  const [urgent, background] = [createReadingThread(address), createReadingThread(address)];
  return {
    run: (job, argument) => (job === "segment" ? urgent : background).run(job, argument),
    close: async () => void (await Promise.all([urgent.end(), background.end()])),
  };
}
