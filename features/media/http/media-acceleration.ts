import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";
import type { MediaFile } from "#features/media/media-file.ts";
import type { MediaServer } from "#features/media/serving/media-server.ts";
import { cacheControl, downloadHeader, typeOf } from "./media-bytes.ts";

/** A proxy stands on this machine or in its private network. A visitor who reaches this port from elsewhere never sees a path. */
const nearRanges: ReadonlySet<string> = new Set(["loopback", "private", "uniqueLocal", "linkLocal"]);

function isTrustedProxy({ socket, headers }: IncomingMessage, hops: number): boolean {
  const address = socket.remoteAddress ?? "";
  if (!ipaddr.isValid(address) || !nearRanges.has(ipaddr.process(address).range())) return false;
  const forwarded = String(headers["x-forwarded-for"] ?? "").split(",");
  return forwarded.filter((one) => one.trim() !== "").length >= hops;
}

/** Each byte that has a meaning in an address, or none in ASCII, as "%41". */
const encodedPath = (path: Uint8Array): string =>
  Array.from(path, (byte) => (/[\w./-]/.test(String.fromCharCode(byte)) ? String.fromCharCode(byte) : `%${byte.toString(16).padStart(2, "0")}`)).join("");

/** The headers by which nginx sends the file itself: `{prefix}{index of the folder}/{path}`. `null` for a request that did not come from it. */
export async function acceleratedPath(
  request: IncomingMessage,
  { file, isDownload }: { file: MediaFile; isDownload: boolean },
  media: MediaServer,
  { prefix, trustedProxyHops }: { prefix: string; trustedProxyHops: number },
): Promise<Record<string, string> | null> {
  if (!isTrustedProxy(request, trustedProxyHops)) return null;
  const { gate, library } = media;
  if ((await gate(file.root, () => library.absolutePath(file))) === null) return null;
  return {
    "x-accel-redirect": `${prefix}${file.root}/${encodedPath(file.pathBytes ?? Buffer.from(file.path))}`,
    "content-type": typeOf(file),
    "cache-control": cacheControl,
    ...(isDownload && downloadHeader(file)),
  };
}
