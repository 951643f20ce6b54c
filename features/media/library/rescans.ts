import { countText } from "#domain/count-text.ts";
import { isMatched } from "#features/media/match/outcome.ts";
import type { ScanRecord } from "#features/media/rows/media-rows.ts";
import { type ScanResult, scanLibrary } from "#features/media/scan/scan-library.ts";
import { errorReason } from "#server/log/error-reason.ts";
import type { LibraryOptions } from "./library-options.ts";
import type { WatchedFolder } from "./watch-folders.ts";

type RescanOptions = LibraryOptions & {
  refresh: () => Promise<void>;
  onFolders: (folders: WatchedFolder[]) => void;
};

const leaseKey = "media-scan";
const renewMs = 1000;
/** Another node scans: this one looks again after that time whether it must, because the other one may have died. */
const heldMs = 5000;
/** The film database was away: the rest is matched after that time. */
const failedMs = 5 * 60_000;
const progressMs = 10_000;

function summary({ found, files, record }: ScanResult): string {
  const matched = files.filter(({ row }) => isMatched(row.body.outcome)).length;
  const unmatched = files.filter(({ row }) => row.body.outcome.kind === "unmatched").length;
  const changed = files.filter(({ isChanged }) => isChanged).length;
  const all = found.candidates.length + found.extras.length + found.ignored.length;
  const parts = [
    `${countText(matched)} matched`,
    `${countText(unmatched)} unmatched`,
    `${countText(record.extras)} extras`,
    `${countText(record.ignored)} ignored`,
  ];
  return `media: ${countText(all)} files, ${parts.join(", ")}; ${countText(changed)} new or changed, in ${Math.ceil(record.durationMs / 1000)} s`;
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

/** Why a scan is wanted: this process has started, a folder has changed, or it is time. */
type Reason = "start" | "change" | "time";
type Wanted = { reason: Reason; atMs: number };

/** Whether another node's scan was enough. */
function isSatisfied({ reason, atMs }: Wanted, last: ScanRecord | null, rescanMs: number): boolean {
  if (last === null) return false;
  if (reason === "change") return last.endedAt - last.durationMs > atMs;
  return last.endedAt > (reason === "start" ? atMs : atMs - rescanMs / 2);
}

/** A scan on this node alone. @returns milliseconds until the next one */
async function scanLeased(options: RescanOptions, isStopped: () => boolean): Promise<number> {
  const { leases, log, refresh, rescanMs } = options;
  const renewal = setInterval(() => void leases?.renew(leaseKey).catch(() => undefined), renewMs).unref();
  try {
    const result = await scanOnce(options, isStopped);
    if (isStopped()) return rescanMs;
    await refresh();
    if (result.moved > 0) log.info(`media: MEDIA_DIR names its folders in another order, ${countText(result.moved)} files keep their matches`);
    log.info(summary(result));
    return result.files.some(({ failed }) => failed) ? Math.min(failedMs, rescanMs) : rescanMs;
  } finally {
    clearInterval(renewal);
    await leases?.release(leaseKey, "stored").catch(() => undefined);
  }
}

/** Scans unless another node does or has done it. `isHeld`: another node scans at the moment. `nextMs`: until the next scan. */
async function scanIfDue(options: RescanOptions, reasons: readonly Wanted[], isStopped: () => boolean): Promise<{ nextMs: number; isHeld: boolean }> {
  const { leases, log, rows, rescanMs } = options;
  try {
    if (leases === null) return { nextMs: await scanLeased(options, isStopped), isHeld: false };
    if ((await leases.acquire(leaseKey)) !== "acquired") return { nextMs: Math.min(heldMs, rescanMs), isHeld: true };
    const last = await rows.lastScan();
    if (!reasons.every((reason) => isSatisfied(reason, last, rescanMs))) return { nextMs: await scanLeased(options, isStopped), isHeld: false };
    await leases.release(leaseKey, "stored");
    return { nextMs: rescanMs, isHeld: false };
  } catch (error) {
    if (!isStopped()) log.warn(`media: the scan failed (${errorReason(error)}), it is tried again`);
    return { nextMs: Math.min(failedMs, rescanMs), isHeld: false };
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
    running = scanIfDue(options, reasons, () => isClosed).then(({ nextMs, isHeld }) => {
      running = null;
      if (isClosed) return;
      // What another node holds waits; what came meanwhile does not.
      const hasMore = wanted.length > 0;
      if (isHeld) wanted.push(...reasons);
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
