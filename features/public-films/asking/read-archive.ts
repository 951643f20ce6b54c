import { z } from "zod";
import { archiveFile, typeOf } from "#features/public-films/model/addresses.ts";
import type { Copy, CopyFile, PublicTitle } from "#features/public-films/model/copies.ts";
import { isOfferedFile } from "#features/public-films/model/page-film.ts";
import { type Finding, hasLength, isFreeLicence, missing } from "./finding.ts";
import { HostError } from "./host-client.ts";

// The Internet Archive's metadata of an item. Numbers are texts, and each field may be absent.

const numeral = z.union([z.string(), z.number()]).optional().catch(undefined);
const itemFile = z.object({ name: z.string().min(1).max(300), format: z.string().max(100).catch(""), size: numeral, length: numeral, height: numeral });
/** An item that does not exist is an empty object; one that was withdrawn is "dark". */
const answer = z.object({
  is_dark: z.boolean().optional(),
  files: z.array(itemFile).max(50_000).optional(),
  metadata: z.object({ licenseurl: z.union([z.string(), z.array(z.string())]).optional() }).optional(),
});

type Candidate = CopyFile & { name: string; seconds: number | null; isMp4: boolean };

/** "5519.23", or "1:31:59". */
function secondsOf(length: string | number | undefined): number | null {
  const parts = String(length ?? "")
    .split(":")
    .map(Number);
  if (parts.length > 3 || parts.some((part) => !Number.isFinite(part))) return null;
  return parts.reduce((sum, part) => sum * 60 + part, 0) || null;
}

/** H.264, or the Archive's own derivatives in Ogg and WebM. Other MP4 files may have codecs that no browser plays. */
function candidateOf(file: z.infer<typeof itemFile>, item: string): Candidate[] {
  const type = typeOf(file.name);
  const isMp4 = type === "video/mp4";
  if (type === null || (isMp4 && !/h\.264|mpeg4/i.test(file.format))) return [];
  const [bytes, height] = [Number(file.size) || null, Number(file.height) || null];
  return [{ url: archiveFile(item, file.name), type, height, bytes, name: file.name, seconds: secondsOf(file.length), isMp4 }];
}

/** The largest below 1 GB, MP4 first. */
const bestOf = (candidates: readonly Candidate[]): Candidate | undefined =>
  candidates.toSorted((a, b) => Number(b.isMp4) - Number(a.isMp4) || (b.bytes ?? 0) - (a.bytes ?? 0))[0];

/** "http://creativecommons.org/licenses/by-sa/3.0/" is "CC BY-SA 3.0". */
function licenceAt(address: string | undefined): string | null {
  if (address === undefined || address.trim() === "") return null;
  const [, kind, version] = /\/licenses\/(by[a-z-]*)\/(\d\.\d)/i.exec(address) ?? [];
  if (kind !== undefined) return `CC ${kind.toUpperCase()} ${version}`;
  return /publicdomain/i.test(address) ? "Public domain" : address.slice(0, 300);
}

/** @throws HostError if it is no answer of the Archive */
export function readArchive(body: unknown, copy: Copy & { host: "archive" }, title: PublicTitle): Finding {
  // Some items that do not exist are an empty list.
  if (Array.isArray(body) && body.length === 0) return missing;
  const parsed = answer.safeParse(body);
  if (!parsed.success) throw new HostError("answers with something that is not its metadata");
  const { is_dark: isDark, files = [], metadata } = parsed.data;
  const licence = licenceAt([metadata?.licenseurl ?? []].flat()[0]);
  const finding = { seconds: null, files: [], licence };
  if (isDark) return missing;
  const all = files.flatMap((file) => (copy.file === null || file.name === copy.file ? candidateOf(file, copy.item) : []));
  if (all.length > 0 && !isFreeLicence(licence, copy.licence)) return { ...finding, state: "not-free" };
  const small = all.filter(({ bytes }) => (copy.file !== null || bytes !== null) && isOfferedFile({ bytes }));
  // Without a length nothing distinguishes an item's files; the facts may name one.
  const best = bestOf(small.filter(({ seconds }) => (seconds === null ? copy.file !== null : hasLength(seconds, copy, title))));
  if (best === undefined) return { ...finding, state: small.some(({ seconds }) => seconds !== null) ? "wrong-length" : "missing" };
  const { url, type, height, bytes, seconds } = best;
  return { ...finding, state: "ok", seconds, files: [{ url, type, height, bytes }] };
}
