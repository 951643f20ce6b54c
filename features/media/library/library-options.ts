import type { MediaRows } from "#features/media/rows/media-rows.ts";
import type { FileCall } from "#features/media/scan/read-folders.ts";
import type { Leases } from "#server/cluster/cluster.ts";
import type { OperatorLog } from "#server/log/operator-log.ts";
import type { Titles } from "#server/match/titles.ts";

export type LibraryOptions = {
  folders: readonly string[];
  rows: MediaRows;
  /** `null`: this process is the only one that scans. */
  leases: Leases | null;
  source: string;
  /** For one scan: it caches what it has searched. */
  titles: () => Titles;
  call: FileCall;
  log: OperatorLog;
  rescanMs: number;
  /** How often changes of other processes are read, and how often those that follow each other are published. */
  pollMs?: number;
  /** How long the folders must be quiet after a change. */
  quietMs?: number;
  retryMs?: number;
  /** When the next scan is due: while another node scans, after the database has failed one, and for files that the film database has left out. */
  againMs?: { held: number; unstored: number; unmatched: number };
};
