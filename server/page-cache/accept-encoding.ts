import { parseAccept } from "hono/utils/accept";
import type { Encoding } from "./encode-text.ts";

/** Browsers send a handful of different headers, so each is parsed once. Bounded, because a client may send anything. */
const parsed = new Map<string, Encoding>();
const maxParsed = 200;

export function encodingFor(acceptEncoding: string | undefined): Encoding {
  const header = acceptEncoding ?? "";
  const existing = parsed.get(header);
  if (existing) return existing;
  const accepted = parseAccept(header.toLowerCase())
    .filter(({ q }) => q > 0)
    .map(({ type }) => type);
  const encoding = (["br", "gzip"] as const).find((name) => accepted.includes(name)) ?? "identity";
  if (parsed.size < maxParsed) parsed.set(header, encoding);
  return encoding;
}
