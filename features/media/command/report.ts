import type { Outcome } from "#features/media/match/outcome.ts";
import { type IgnoredEntry, pathBytesOf } from "#features/media/scan/folder-tree.ts";
import type { ScanResult } from "#features/media/scan/scan-library.ts";

/** A line of `npm run media -- --json`. */
export type ReportLine = {
  root: string;
  /** Relative to the root. Lossy if `path_base64` is there. */
  path: string;
  path_base64?: string;
  kind: Outcome["kind"] | "ignored";
  tmdb_id: number | null;
  season: number | null;
  episode: number | null;
  /** Of a file with several episodes: the last. */
  episode_end: number | null;
  reason: string;
};

function lineOf(root: string, bytes: Buffer, kind: ReportLine["kind"], reason: string, found: Partial<ReportLine> = {}): ReportLine {
  const path = bytes.toString("utf8");
  const base64 = Buffer.from(path).equals(bytes) ? {} : { path_base64: bytes.toString("base64") };
  return { root, path, ...base64, kind, tmdb_id: null, season: null, episode: null, episode_end: null, ...found, reason };
}

function foundIn(outcome: Outcome): Partial<ReportLine> {
  if (outcome.kind === "movie") return { tmdb_id: outcome.id };
  if (outcome.kind !== "episode") return {};
  const { id, season, first, last } = outcome;
  return { tmdb_id: id, season, episode: first, episode_end: last > first ? last : null };
}

/** Every video that was found, and everything that looked like one, by folder and path. */
export function reportLines(folders: readonly string[], { found, files }: Pick<ScanResult, "found" | "files">): ReportLine[] {
  const rootOf = (index: number): string => folders[index] ?? "";
  const matched = files.map(({ row: { root, path, body } }) =>
    lineOf(rootOf(root), Buffer.from(path), body.outcome.kind, body.outcome.reason, foundIn(body.outcome)),
  );
  const beside = (kind: "extra" | "ignored") => (one: IgnoredEntry) =>
    lineOf(rootOf(one.folder.root), pathBytesOf(one.folder, one.entry.bytes), kind, one.reason);
  const lines = [...matched, ...found.extras.map(beside("extra")), ...found.ignored.map(beside("ignored"))];
  return lines.toSorted((a, b) => folders.indexOf(a.root) - folders.indexOf(b.root) || (a.path < b.path ? -1 : 1));
}
