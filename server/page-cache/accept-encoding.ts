import { parseAccept } from "hono/utils/accept";
import type { Encoding } from "./encode-text.ts";

export function encodingFor(acceptEncoding = ""): Encoding {
  const accepted = parseAccept(acceptEncoding.toLowerCase())
    .filter(({ q }) => q > 0)
    .map(({ type }) => type);
  return (["br", "gzip"] as const).find((name) => accepted.includes(name)) ?? "identity";
}
