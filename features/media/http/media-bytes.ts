import type { FileHandle } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { MediaFile } from "#features/media/media-file.ts";
import { playsAsWebm } from "#features/media/media-probe.ts";
import { matroskaAsWebm } from "#features/media/serving/matroska-as-webm.ts";
import type { MediaServer } from "#features/media/serving/media-server.ts";
import { openRegular, openUnchanged } from "#features/media/serving/open-unchanged.ts";
import type { CachedPiece } from "#features/media/serving/segment-cache.ts";
import { type ReadInto, sendBytes } from "#features/media/serving/send-bytes.ts";
import { fileAnswer } from "#server/request/file-answer.ts";

/** Bytes to send: the film's own file, a file of its HLS folder, or a piece that was made of it. */
export type MediaBytes = { file: MediaFile; isDownload: boolean } | { besides: Buffer; type: string } | { piece: CachedPiece; type: string };

type Options = {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  source: MediaBytes;
  file: MediaFile;
  media: MediaServer;
  headers: Record<string, string>;
};

type Opened = { size: number; modifiedMs: number; type: string; read: ReadInto; close: () => void };

const types: Readonly<Record<string, string>> = { mp4: "video/mp4", webm: "video/webm", mkv: "video/x-matroska", mov: "video/quicktime", ts: "video/mp2t" };

export const typeOf = ({ probe }: MediaFile): string => types[probe?.container ?? ""] ?? "application/octet-stream";

/** Its bytes differ from the file's: nginx cannot send them. A download is the file itself. */
export const isSentAsWebm = (source: MediaBytes): boolean =>
  "file" in source && !source.isDownload && source.file.probe !== null && playsAsWebm(source.file.probe);

/** Only this visitor's own browser may store a film, and revalidates it each time. */
export const cacheControl = "private, no-cache";

const readFrom =
  (handle: FileHandle, run: <T>(call: () => Promise<T>) => Promise<T>): ReadInto =>
  async (buffer, length, position) =>
    (await run(() => handle.read(buffer, 0, length, position))).bytesRead;

const closer = (handle: FileHandle) => () => void handle.close().catch(() => undefined);

const readFromMemory =
  (bytes: Uint8Array): ReadInto =>
  async (buffer, length, position) => {
    buffer.set(bytes.subarray(position, position + length));
    return length;
  };

async function openSource({ source, file, media }: Options): Promise<Opened | null> {
  const { gate } = media;
  const { modifiedMs } = file;
  const run = <T>(call: () => Promise<T>) => gate(file.root, call);
  if ("piece" in source) {
    const { piece, type } = source;
    if ("bytes" in piece) return { size: piece.size, modifiedMs, type, read: readFromMemory(piece.bytes), close: () => undefined };
    return { size: piece.size, modifiedMs, type, read: readFrom(piece.handle, (call) => call()), close: closer(piece.handle) };
  }
  if ("besides" in source) {
    const opened = await openRegular(gate, file.root, source.besides);
    return opened && { ...opened, type: source.type, read: readFrom(opened.handle, run), close: closer(opened.handle) };
  }
  const handle = await openUnchanged(file, media);
  if (handle === null) return null;
  const type = isSentAsWebm(source) ? "video/webm" : typeOf(file);
  return { size: file.size, modifiedMs, type, read: readFrom(handle, run), close: closer(handle) };
}

export const downloadHeader = ({ id, probe }: MediaFile): Record<string, string> => ({
  "content-disposition": `attachment; filename="${id}.${Object.keys(types).find((container) => container === probe?.container) ?? "bin"}"`,
});

/** An answer without bytes. */
type Bodiless = { status: 200 | 206 | 304 | 416; headers: Record<string, string> };

/**
 * Answers with bytes at the reader's pace, by Node's own response. `gone`: the file is not there any more, or another.
 * @throws FolderError if the folder does not answer
 */
export async function sendMediaBytes(options: Options): Promise<"sent" | "gone" | Bodiless> {
  const { incoming, outgoing, source, file, media, headers } = options;
  const opened = await openSource(options);
  if (opened === null) return "gone";
  try {
    const etag = `"${file.id}-${opened.size.toString(36)}-${Math.trunc(opened.modifiedMs).toString(36)}"`;
    const { status, headers: own, range } = fileAnswer(incoming, { ...opened, etag });
    const extra = "file" in source && source.isDownload ? downloadHeader(file) : {};
    const all = { ...headers, ...own, ...extra, "cache-control": status === 416 ? "no-store" : cacheControl };
    if (range === null || incoming.method === "HEAD" || range.start === range.end) return { status, headers: all };
    const read = isSentAsWebm(source) ? await matroskaAsWebm(opened.read) : opened.read;
    outgoing.writeHead(status, all);
    await sendBytes(outgoing, range, read, media.sent);
    return "sent";
  } catch (error) {
    if (!outgoing.headersSent) throw error;
    // The reader learns it from the cut.
    outgoing.destroy();
    return "sent";
  } finally {
    opened.close();
  }
}
