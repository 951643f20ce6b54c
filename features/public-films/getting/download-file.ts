import { createWriteStream, existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { lengthHeader } from "#features/public-films/asking/check-copy.ts";
import { CopyError, type HostClient, HostError } from "#features/public-films/asking/host-client.ts";
import type { CopyFile, FilmHost } from "#features/public-films/model/copies.ts";
import { errorReason } from "#server/log/error-reason.ts";

/** What a partial file is the beginning of, in a file beside it. `validator`: its ETag or date, without which it cannot be continued. */
type Begun = { url: string; validator: string | null; bytes: number | null };

const attempts = 5;

export const partOf = (path: string): string => `${path}.part`;
const noteOf = (path: string): string => `${path}.part.json`;

/** Of the partial file, for a line about sizes. */
export const begunBytes = (path: string): number => statSync(partOf(path), { throwIfNoEntry: false })?.size ?? 0;

export function removePart(path: string): void {
  rmSync(partOf(path), { force: true });
  rmSync(noteOf(path), { force: true });
}

export const removeNote = (path: string): void => rmSync(noteOf(path), { force: true });

function readBegun(path: string, url: string): Begun | null {
  try {
    const begun = JSON.parse(readFileSync(noteOf(path), "utf8")) as Begun;
    return begun.url === url && typeof begun.validator === "string" && existsSync(partOf(path)) ? begun : null;
  } catch {
    return null;
  }
}

/** A weak ETag does not say that the bytes are the same. */
function validatorOf(headers: { get(name: string): string | null }): string | null {
  const tag = headers.get("etag");
  return tag !== null && !tag.startsWith("W/") ? tag : headers.get("last-modified");
}

type Response = Awaited<ReturnType<HostClient["file"]>>;

async function refuse(response: Response, error: Error): Promise<never> {
  await response.body?.cancel();
  throw error;
}

/** Where the body begins in the file, and the whole size, by the response. */
async function rangeOf(response: Response, from: number): Promise<{ from: number; total: number | null }> {
  const { status, headers } = response;
  const type = headers.get("content-type") ?? "video/";
  if (status !== 200 && status !== 206) return refuse(response, new CopyError(`answers with the status ${status}`));
  if (!/^(?:video|application)\//.test(type) || /json|html|xml/.test(type)) return refuse(response, new CopyError(`is no video but ${type}`));
  if (status === 200) return { from: 0, total: lengthHeader(headers) };
  const [, start, total] = /^bytes (\d+)-\d+\/(\d+)$/.exec(headers.get("content-range") ?? "") ?? [];
  if (Number(start) !== from || total === undefined) return refuse(response, new CopyError("answers with another part of the file"));
  return { from, total: Number(total) };
}

type Download = { client: HostClient; host: FilmHost; file: CopyFile; path: string; onBytes: (bytes: number) => void };

async function downloadOnce({ client, host, file, path }: Download, onSize: (bytes: number) => void): Promise<void> {
  const begun = readBegun(path, file.url);
  const before = begun === null ? 0 : begunBytes(path);
  onSize(before);
  if (begun !== null && before === begun.bytes) return;
  const ranges: Record<string, string> = begun?.validator && before > 0 ? { range: `bytes=${before}-`, "if-range": begun.validator } : {};
  const response = await client.file(host, file.url, { headers: { "accept-encoding": "identity", ...ranges } });
  if (response.status === 416) {
    removePart(path);
    await refuse(response, new HostError("has a shorter file now"));
  }
  const { from, total } = await rangeOf(response, before);
  if (from === 0) writeFileSync(noteOf(path), JSON.stringify({ url: file.url, validator: validatorOf(response.headers), bytes: total } satisfies Begun));
  let size = from;
  const body = Readable.fromWeb((response.body ?? new Blob([]).stream()) as ReadableStream);
  const counted = async function* (source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      size += chunk.length;
      onSize(size);
      yield chunk;
    }
  };
  await pipeline(body, counted, createWriteStream(partOf(path), { flags: from === 0 ? "w" : "a" }));
  if (total !== null && size !== total) throw new HostError(`sent ${size} of ${total} bytes`);
}

/**
 * Downloads a file beside `path`, with `.part`, and goes on with what is there of the same version.
 * @throws CopyError if the copy is of no use, HostError if its host fails again and again
 */
export async function downloadFile(download: Download): Promise<void> {
  let reported = 0;
  const onSize = (bytes: number): void => {
    download.onBytes(bytes - reported);
    reported = bytes;
  };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await downloadOnce(download, onSize);
    } catch (error) {
      if (error instanceof CopyError || (error as NodeJS.ErrnoException).code === "ENOSPC") throw error;
      if (attempt === attempts) throw error instanceof HostError ? error : new HostError(`broke off (${errorReason(error)})`, { cause: error });
    }
  }
}
