import { z } from "zod";
import { outcomeSchema } from "#features/media/match/outcome.ts";
import type { MediaFile, StoredFile } from "#features/media/media-file.ts";
import { type Probe, probeVersion } from "#features/media/media-probe.ts";

const sidecar = z.object({
  path: z.string(),
  /** Only of names that are no valid UTF-8. */
  pathBase64: z.string().optional(),
  format: z.enum(["srt", "vtt", "ass"]),
  language: z.string().nullable(),
  forced: z.boolean(),
  sdh: z.boolean(),
  name: z.string().nullable(),
});

/** What a scan has found out about a file, as it is stored. */
const bodySchema = z.object({
  outcome: outcomeSchema,
  version: z.string(),
  part: z.int().nullable(),
  sidecars: z.array(sidecar),
  /** What the result was made from. If it changes, the file is matched again. */
  evidence: z.string(),
  addedMs: z.number(),
  matchedMs: z.number(),
  /** The file was not there in the last scan. It may come back: an unplugged disk. */
  isGone: z.boolean(),
});

export type MediaBody = z.infer<typeof bodySchema>;

export type MediaRow = Pick<MediaFile, "id" | "root" | "size" | "modifiedMs"> & { path: Uint8Array; body: MediaBody; probe: Probe | null };

/** A film or episodes that the operator has assigned. */
export type Correction = { id: string; target: string };

/** A row's place under another index of MEDIA_DIR. `newId`: `fileId` of that index. */
export type RowMove = { id: string; newId: string; root: number };

/** `version` grows with every change. `isWhole`: the rows are all that are stored, so that other ids are no longer valid. */
export type MediaChanges = { version: number; rows: MediaRow[]; isWhole: boolean };

const scanSchema = z.object({ endedAt: z.number(), durationMs: z.number(), unreadable: z.array(z.int()), ignored: z.int(), extras: z.int() });

/** `unreadable`: folders of MEDIA_DIR that were not there, by index. `ignored` files and `extras` are never offered. */
export type ScanRecord = z.infer<typeof scanSchema>;

/** Stored rows of the media library. Every method rejects while the store is unavailable. */
export type MediaRows = {
  /** The rows that changed after `version`, the oldest change first; all rows if some have moved since. */
  changesSince(version: number): Promise<MediaChanges>;
  /** Inserts or replaces. A row whose size or time changes loses its probe and its keyframes. A correction has precedence over a row's own outcome. */
  write(rows: readonly Omit<MediaRow, "probe">[]): Promise<void>;
  /** Gives rows another id, with all that is stored of them. What is stored under the new ids is replaced. */
  move(moves: readonly RowMove[]): Promise<void>;
  /** Removes rows that have been gone since `before`. */
  forgetGone(before: number): Promise<void>;
  /** Of another version of the file nothing is stored, which was found while this one was read. */
  saveProbe(file: StoredFile, probe: Probe): Promise<void>;
  saveKeyframes(file: StoredFile, keyframes: Uint8Array): Promise<void>;
  keyframes(id: string): Promise<Uint8Array | null>;
  hasKeyframes(id: string): Promise<boolean>;
  corrections(): Promise<Correction[]>;
  correct(correction: Correction): Promise<void>;
  /** @returns whether there was one */
  forgetCorrection(id: string): Promise<boolean>;
  lastScan(): Promise<ScanRecord | null>;
  saveScan(scan: ScanRecord): Promise<void>;
  secret(): Promise<Uint8Array>;
  close(): Promise<void>;
};

/** All rows by the ids of their files. */
export const storedFiles = async (rows: Pick<MediaRows, "changesSince">): Promise<Map<string, MediaRow>> =>
  new Map((await rows.changesSince(0)).rows.map((row) => [row.id, row]));

const parsed = (text: unknown): unknown => {
  try {
    return typeof text === "string" ? JSON.parse(text) : null;
  } catch {
    return null;
  }
};

/** `null` for a row of another build that this one cannot read: its file is matched again. */
export const parseBody = (text: string): MediaBody | null => bodySchema.safeParse(parsed(text)).data ?? null;

export const probeText = (probe: Probe): string => JSON.stringify({ ...probe, version: probeVersion });

/** The probe was written by this project and is read by it: one of another version is `null`, and its file is read again. */
export function parseProbe(text: unknown): Probe | null {
  const stored = parsed(text);
  if (typeof stored !== "object" || stored === null || !("version" in stored)) return null;
  const { version, ...probe } = stored;
  return version === probeVersion ? (probe as Probe) : null;
}

export const parseScan = (text: unknown): ScanRecord | null => scanSchema.safeParse(parsed(text)).data ?? null;
