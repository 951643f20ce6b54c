import { createHash } from "node:crypto";
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import { batchesOf } from "#features/media/batches.ts";
import { correctionIn } from "#features/media/match/correction.ts";
import { partIn } from "#features/media/match/file-context.ts";
import { matchFile, rulesVersion } from "#features/media/match/match-file.ts";
import { isMatched, type Outcome } from "#features/media/match/outcome.ts";
import { episodePart } from "#features/media/names/episode-name.ts";
import { versionName } from "#features/media/names/version-name.ts";
import type { MediaBody, MediaRow } from "#features/media/rows/media-rows.ts";
import { createConcurrencyLimit } from "#server/async/concurrency-limit.ts";
import type { Titles } from "#server/match/titles.ts";
import { nfoEvidence, nfoFiles, readNfos, sidecarsOf } from "./beside-video.ts";
import { fileId } from "./file-id.ts";
import { type FileEntry, foldersAbove, pathBytesOf } from "./folder-tree.ts";
import type { Candidate } from "./sort-files.ts";

/** The film database has more titles every week: what matched nothing is tried again. */
const retryUnmatchedMs = 7 * 24 * 60 * 60 * 1000;
/** Matching of several files at once hides the time of a call; the quota bounds the calls. */
const atOnce = 6;
/** After so many failures one after another this scan makes no more calls. */
const mostFailures = 5;

const defaultRetryMs = 2000;

export type MatchDeps = {
  /** Identifies the film database: another one has other titles. */
  source: string;
  titles: Titles;
  corrections: ReadonlyMap<string, string>;
  rowOf: (id: string) => MediaRow | undefined;
  pathOf: (file: FileEntry) => Buffer;
  now: () => number;
  retryMs?: number | undefined;
};

/** `isChanged`: the row must be written. `failed`: the film database could not be reached. */
export type MatchedFile = { candidate: Candidate; row: Omit<MediaRow, "probe">; isChanged: boolean; failed: boolean };

const shortHash = (value: unknown): string => createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 16);

/** Names beside the file count for few files: else one more film in a folder of thousands would match all of them again. */
const countedSiblings = 10;

const evidenceOf = (candidate: Candidate, source: string): string => {
  const siblings = candidate.siblings.length <= countedSiblings ? candidate.siblings : "many";
  return shortHash([rulesVersion, source, siblings, nfoEvidence(nfoFiles(candidate))]);
};

function isStillRight(row: MediaRow | undefined, { file }: Candidate, evidence: string, now: number): row is MediaRow {
  if (!row || row.body.evidence !== evidence || row.size !== file.size || row.modifiedMs !== file.modifiedMs) return false;
  return isMatched(row.body.outcome) || row.body.outcome.kind === "extra" || now - row.body.matchedMs < retryUnmatchedMs;
}

async function matched(candidate: Candidate, deps: MatchDeps): Promise<Outcome> {
  const { file, stem, siblings, extra } = candidate;
  const context = { stem, siblings, extra, folders: foldersAbove(file.folder), nfos: await readNfos(nfoFiles(candidate), deps.pathOf) };
  // A quota that is used up by visitors is free again in seconds.
  return matchFile(context, deps.titles).catch(async () => {
    await wait(deps.retryMs ?? defaultRetryMs);
    return matchFile(context, deps.titles);
  });
}

function bodyOf(candidate: Candidate, outcome: Outcome, evidence: string, old: MediaRow | undefined, now: number): MediaBody {
  const { file, stem, siblings } = candidate;
  const sidecars = sidecarsOf(candidate).map(({ pathBytes, ...sidecar }) => ({
    ...sidecar,
    ...(pathBytes && { pathBase64: Buffer.from(pathBytes).toString("base64") }),
  }));
  const part = partIn({ stem, siblings, folders: foldersAbove(file.folder) });
  return {
    outcome,
    version: versionName(part?.name ?? stem) || versionName(file.folder.name),
    part: part?.part ?? episodePart(stem),
    sidecars,
    evidence,
    addedMs: old?.body.addedMs ?? now,
    matchedMs: now,
    isGone: false,
  };
}

type Progress = (file: MatchedFile) => void;

/** Matches what is new or has changed. Stored results stay: a second scan makes no call. */
export async function matchCandidates(candidates: readonly Candidate[], deps: MatchDeps, onFile: Progress, isStopped: () => boolean): Promise<void> {
  const limit = createConcurrencyLimit({ atOnce });
  let failures = 0;
  const one = async (candidate: Candidate): Promise<void> => {
    // Reading a name takes up to a millisecond: requests are served between two files.
    await nextTurn();
    if (isStopped()) return;
    const { file } = candidate;
    const path = pathBytesOf(file.folder, file.bytes);
    const id = fileId(file.folder.root, path);
    const old = deps.rowOf(id);
    const now = deps.now();
    const correction = correctionIn(deps.corrections.get(id));
    const evidence = correction?.evidence ?? evidenceOf(candidate, deps.source);
    const place = { id, root: file.folder.root, path, size: file.size, modifiedMs: file.modifiedMs };
    const current = isStillRight(old, candidate, evidence, now) ? old : null;
    const known = correction?.outcome ?? current?.body.outcome;
    const found = known ?? (failures < mostFailures ? await matched(candidate, deps).catch(() => null) : null);
    // What is known without a call does not say that the film database can be reached again.
    if (known === undefined) failures = found === null ? failures + 1 : 0;
    const outcome = found ?? old?.body.outcome ?? { kind: "unmatched", reason: "the film database could not be reached; the next scan tries again" };
    // Without evidence the next scan matches the file again.
    const made = bodyOf(candidate, outcome, found === null ? "" : evidence, old, now);
    const body = current ? { ...made, matchedMs: current.body.matchedMs } : made;
    const isChanged = !old || !current || JSON.stringify(body) !== JSON.stringify(old.body);
    onFile({ candidate, row: { ...place, body }, isChanged, failed: found === null });
  };
  // In batches: a promise for each of 100,000 files would take memory and turns.
  for (const batch of batchesOf(candidates, 100)) {
    if (isStopped()) return;
    await Promise.all(batch.map((candidate) => limit(() => one(candidate))));
  }
}
