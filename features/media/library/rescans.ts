import { countText } from "#domain/count-text.ts";
import type { ScanRecord } from "#features/media/rows/media-rows.ts";
import type { FoundFolder } from "#features/media/scan/scan-folders.ts";
import { countsIn, type ScanResult, scanLibrary } from "#features/media/scan/scan-library.ts";
import { errorReason } from "#server/log/error-reason.ts";
import type { LibraryOptions } from "./library-options.ts";

type RescanOptions = LibraryOptions & {
  refresh: () => Promise<void>;
  onFolders: (folders: FoundFolder[]) => void;
};

const leaseKey = "media-scan";
const renewMs = 1000;
const defaultAgainMs = { held: 5000, unstored: 10_000, unmatched: 5 * 60_000 };
const progressMs = 10_000;

function summary(result: ScanResult): string {
  const { found, files, record } = result;
  const changed = files.filter(({ isChanged }) => isChanged).length;
  const all = found.candidates.length + found.extras.length + found.ignored.length;
  return `media: ${countText(all)} files, ${countsIn(result)}; ${countText(changed)} new or changed, in ${Math.ceil(record.durationMs / 1000)} s`;
}

/** One scan, with its progress in the log. Rejects if the rows cannot be read or written. */
async function scanOnce(options: RescanOptions, isStopped: () => boolean): Promise<ScanResult> {
  const { folders, call, rows, source, titles, log, onFolders, refresh, retryMs } = options;
  let done = 0;
  let all = 0;
  // Films appear on the site while the rest is still being matched.
  const progress = setInterval(() => {
    log.info(`media: scanning, ${countText(done)} of ${countText(all)} files matched or tried`);
    void refresh().catch(() => undefined);
  }, progressMs).unref();
  try {
    const onFound: NonNullable<Parameters<typeof scanLibrary>[0]["onFound"]> = (found) => {
      all = found.candidates.length;
      onFolders(found.folders);
      for (const problem of found.problems) log.warn(`media: ${problem}`);
    };
    const onProgress = (): void => void done++;
    return await scanLibrary({ folders, call, rows, source, titles: titles(), retryMs, isStopped, onFound, onProgress });
  } finally {
    clearInterval(progress);
  }
}

/** Why a scan is wanted: this process has started, a folder has changed, files could not be matched, or it is time. */
type Reason = "start" | "change" | "rest" | "time";
type Wanted = { reason: Reason; atMs: number };

/** Whether another node's scan was enough. */
function isSatisfied({ reason, atMs }: Wanted, last: ScanRecord | null, rescanMs: number): boolean {
  if (last === null) return false;
  if (reason === "change" || reason === "rest") return last.endedAt - last.durationMs > atMs;
  return last.endedAt > (reason === "start" ? atMs : atMs - rescanMs / 2);
}

/** `wanted`: reasons that are left, for a scan in `nextMs`. */
type Next = { nextMs: number; wanted: readonly Wanted[] };

/** A scan on this node alone. */
async function scanLeased(options: RescanOptions, isStopped: () => boolean): Promise<Next> {
  const { leases, log, refresh, rescanMs, againMs = defaultAgainMs } = options;
  const onTime: Next = { nextMs: rescanMs, wanted: [] };
  const renewal = setInterval(() => void leases?.renew(leaseKey).catch(() => undefined), renewMs).unref();
  try {
    const result = await scanOnce(options, isStopped);
    if (isStopped()) return onTime;
    await refresh();
    if (result.moved > 0) log.info(`media: MEDIA_DIR names its folders in another order, ${countText(result.moved)} files keep their matches`);
    log.info(summary(result));
    if (!result.files.some(({ failed }) => failed)) return onTime;
    return { nextMs: Math.min(againMs.unmatched, rescanMs), wanted: [{ reason: "rest", atMs: Date.now() }] };
  } finally {
    clearInterval(renewal);
    await leases?.release(leaseKey, "stored").catch(() => undefined);
  }
}

/** Scans unless another node does or has done it. What another node scans is looked at again, because that node may die. */
async function scanIfDue(options: RescanOptions, wanted: readonly Wanted[], isStopped: () => boolean): Promise<Next> {
  const { leases, log, rows, rescanMs, againMs = defaultAgainMs } = options;
  try {
    if (leases === null) return await scanLeased(options, isStopped);
    if ((await leases.acquire(leaseKey)) !== "acquired") return { nextMs: Math.min(againMs.held, rescanMs), wanted };
    const last = await rows.lastScan();
    if (!wanted.every((one) => isSatisfied(one, last, rescanMs))) return await scanLeased(options, isStopped);
    await leases.release(leaseKey, "stored");
    return { nextMs: rescanMs, wanted: [] };
  } catch (error) {
    if (!isStopped()) log.warn(`media: the scan failed (${errorReason(error)}), it is tried again`);
    return { nextMs: Math.min(againMs.unstored, rescanMs), wanted };
  }
}

/** Scans on request and every `rescanMs`, never twice at once, and on one node alone. */
export function rescans(options: RescanOptions): { request(reason: Reason): void; close(): Promise<void> } {
  let wanted: Wanted[] = [];
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;

  const start = (): void => {
    clearTimeout(timer);
    const reasons = wanted;
    wanted = [];
    running = scanIfDue(options, reasons, () => isClosed).then(({ nextMs, wanted: left }) => {
      running = null;
      if (isClosed) return;
      // What is left waits; what came meanwhile does not.
      const hasMore = wanted.length > 0;
      wanted.push(...left);
      if (hasMore) start();
      else timer = setTimeout(() => (wanted.length > 0 ? start() : request("time")), nextMs).unref();
    });
  };
  const request = (reason: Reason): void => {
    wanted.push({ reason, atMs: Date.now() });
    if (!isClosed && running === null) start();
  };
  return {
    request,
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
