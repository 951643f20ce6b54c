import { setTimeout as delay } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { FolderError } from "#features/media/folder-gate.ts";
import { createConcurrencyLimit } from "#server/async/concurrency-limit.ts";
import { FileChangedError } from "./open-file.ts";
import type { ReaderJob, ReaderJobs, ReaderReply } from "./reader-jobs.ts";

/** A film of 60 GB without an index, from a slow disk, takes a quarter of an hour to read. */
const defaultLimitsMs: Readonly<Record<ReaderJob, number>> = { probe: 60_000, index: 1_800_000, captions: 600_000, segment: 15_000, decode: 15_000 };
/** A thread that computes ends within this. One that waits for the system ends when the system answers. */
const endsWithinMs = 1000;
/**
 * A thread that has had nothing to do for so long ends, and gives 30 MB back. The next job waits a tenth of a second for a new one, which a viewer
 * should not do.
 */
const defaultIdleMs = { urgent: 600_000, background: 10_000 };

/** A broken file that fills the memory ends the thread, not the site. */
const resourceLimits = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 16 };

/** A file could not be read: it is broken, too large for the thread's memory, or takes too long. */
export class ReadingError extends Error {
  override readonly name = "ReadingError";
}

type Running = { id: number; resolve: (result: unknown) => void; reject: (error: Error) => void; timer: NodeJS.Timeout };
type Run = <Job extends ReaderJob>(job: Job, argument: ReaderJobs[Job][0]) => Promise<ReaderJobs[Job][1]>;

const silent = () => new FolderError("The folder does not answer");

/** Starts a thread. A failure of one that never began says nothing of the file: it is the folder's. */
function startThread(address: URL, onReply: (reply: ReaderReply) => void, onFailure: (error: Error) => void): Worker {
  const thread = new Worker(address, { resourceLimits });
  let isReady = false;
  thread.on("message", (reply: ReaderReply) => {
    isReady = true;
    onReply(reply);
  });
  thread.on("error", ({ message }) => onFailure(isReady ? new ReadingError(message) : new FolderError(message)));
  return thread;
}

type ThreadOptions = { address: URL; limitsMs: Readonly<Record<ReaderJob, number>>; idleMs: number };

/** Reads films in a thread of its own. The thread starts with the first job and ends when there are none; one that hangs or dies is replaced. */
function createReadingThread({ address, limitsMs, idleMs }: ThreadOptions) {
  // A job reads without a pause. Together, the time of one would run out while another is read.
  const inTurn = createConcurrencyLimit({ atOnce: 1 });
  let running: Running | null = null;
  let idle: NodeJS.Timeout | undefined;
  let worker: Worker | null = null;
  /** A thread that hangs in the system does not end until the system answers. Another one would hang too. */
  let isEnding = false;
  let isClosed = false;
  let lastId = 0;

  function settle(id: number, use: (one: Running) => void): void {
    const one = running;
    if (one?.id !== id) return;
    running = null;
    clearTimeout(one.timer);
    worker?.unref();
    // In turn, so that a job that comes meanwhile waits for the end and starts a new thread.
    idle = setTimeout(() => void inTurn(endInTime), idleMs).unref();
    use(one);
  }

  async function end(): Promise<void> {
    const ending = worker;
    worker = null;
    if (!ending) return;
    isEnding = true;
    await ending.terminate().catch(() => undefined);
    isEnding = false;
  }

  const endInTime = (): Promise<void> => Promise.race([end(), delay(endsWithinMs)]);

  /** A file that holds the thread is as good as broken: read again and again, it would keep others from being read. */
  async function giveUp(id: number, job: ReaderJob): Promise<void> {
    await endInTime();
    settle(id, ({ reject }) => reject(isEnding || job === "segment" ? silent() : new ReadingError("The file takes too long to read")));
  }

  function answer(reply: ReaderReply): void {
    if ("error" in reply) settle(reply.id, ({ reject }) => reject(reply.changed ? new FileChangedError(reply.error) : new ReadingError(reply.error)));
    else settle(reply.id, ({ resolve }) => resolve(reply.result));
  }

  function start(): Worker {
    const started = startThread(address, answer, (error) => {
      if (worker !== started) return;
      worker = null;
      settle(lastId, ({ reject }) => reject(error));
    });
    return started;
  }

  const post: Run = (job, argument) =>
    new Promise((resolve, reject) => {
      if (isEnding || isClosed) return reject(silent());
      clearTimeout(idle);
      worker ??= start();
      lastId += 1;
      const id = lastId;
      running = { id, resolve: resolve as (result: unknown) => void, reject, timer: setTimeout(() => void giveUp(id, job), limitsMs[job]).unref() };
      worker.ref();
      worker.postMessage({ id, job, argument });
    });

  return {
    run: ((job, argument) => inTurn(() => post(job, argument))) as Run,
    close: async () => {
      isClosed = true;
      settle(lastId, ({ reject }) => reject(silent()));
      clearTimeout(idle);
      await end();
    },
  };
}

export type MediaReader = { run: Run; close(): Promise<void> };

/** Two threads: what a viewer waits for does not wait for the reading of whole films. `address`: of the thread's code. */
export function createMediaReader(address: URL, limitsMs = defaultLimitsMs, idleMs = defaultIdleMs): MediaReader {
  const threadFor = (work: keyof typeof idleMs) => createReadingThread({ address, limitsMs, idleMs: idleMs[work] });
  const [urgent, background] = [threadFor("urgent"), threadFor("background")];
  return {
    run: (job, argument) => (job === "segment" || job === "decode" ? urgent : background).run(job, argument),
    close: async () => void (await Promise.all([urgent.close(), background.close()])),
  };
}
