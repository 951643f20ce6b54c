import type { IncomingHttpHeaders } from "node:http";
import { type ByteRange, byteRange } from "./byte-range.ts";
import { namesEtag } from "./conditional.ts";

export type FileFacts = { size: number; modifiedMs: number; etag: string; type: string };
/** `range`: of the bytes to send; `null` for none. */
export type FileAnswer = { status: 200 | 206 | 304 | 416; headers: Record<string, string>; range: ByteRange | null };

/** HTTP dates have whole seconds. */
const isNotNewer = (date: string, modifiedMs: number): boolean => Math.floor(modifiedMs / 1000) * 1000 <= Date.parse(date);

function isUnchanged(headers: IncomingHttpHeaders, { etag, modifiedMs }: FileFacts): boolean {
  const [etags, since] = [headers["if-none-match"], headers["if-modified-since"]];
  return etags === undefined ? since !== undefined && isNotNewer(since, modifiedMs) : namesEtag(etags, etag);
}

/** What a request for a file gets, by RFC 9110: the whole, one range, nothing new, or no such range. */
export function fileAnswer({ method, headers }: { method?: string | undefined; headers: IncomingHttpHeaders }, facts: FileFacts): FileAnswer {
  const { size, modifiedMs, etag, type } = facts;
  const modified = new Date(modifiedMs).toUTCString();
  const common = { "accept-ranges": "bytes", etag, "last-modified": modified };
  if (isUnchanged(headers, facts)) return { status: 304, headers: common, range: null };
  const condition = headers["if-range"];
  const isCurrent = condition === undefined || condition === etag || condition === modified;
  const range = isCurrent && method !== "HEAD" ? byteRange(headers.range, size) : null;
  if (range === "unsatisfiable") return { status: 416, headers: { ...common, "content-range": `bytes */${size}` }, range: null };
  const { start, end } = range ?? { start: 0, end: size };
  const sent = { ...common, "content-type": type, "content-length": String(end - start) };
  if (range === null) return { status: 200, headers: sent, range: { start, end } };
  return { status: 206, headers: { ...sent, "content-range": `bytes ${start}-${end - 1}/${size}` }, range };
}
