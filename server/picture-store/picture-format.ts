import { parseAccept } from "hono/utils/accept";

export type PictureFormat = "avif" | "webp" | "jpeg" | "png";

const startsWith = (bytes: Uint8Array, text: string, offset = 0): boolean =>
  bytes.length >= offset + text.length && [...text].every((character, index) => bytes[offset + index] === character.charCodeAt(0));

/** From the first bytes. The host's Content-Type may be wrong, or an attack. */
export function formatOf(bytes: Uint8Array): PictureFormat | null {
  if (startsWith(bytes, "\xff\xd8\xff")) return "jpeg";
  if (startsWith(bytes, "\x89PNG\r\n\x1a\n")) return "png";
  if (startsWith(bytes, "RIFF") && startsWith(bytes, "WEBP", 8)) return "webp";
  return startsWith(bytes, "ftypavif", 4) ? "avif" : null;
}

export type AcceptedFormats = { avif: boolean; webp: boolean };

/** Reads an `Accept` header. A wildcard does not count: tools that download pictures send one and support JPEG alone. */
export function parseAcceptedFormats(accept: string | undefined): AcceptedFormats {
  const named = parseAccept((accept ?? "").toLowerCase())
    .filter(({ q }) => q > 0)
    .map(({ type }) => type);
  return { avif: named.includes("image/avif"), webp: named.includes("image/webp") };
}
