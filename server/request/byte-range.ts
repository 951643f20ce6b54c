/** Bytes `start` to before `end`. */
export type ByteRange = { start: number; end: number };

/**
 * The range that a header names: `null` for the whole file, also where RFC 9110 says to ignore the header, and for several ranges at once;
 * "unsatisfiable" if it begins behind the file's end.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | "unsatisfiable" | null {
  const [, first, last = "", suffix] = /^bytes=(?:(\d{1,15})-(\d{0,15})|-(\d{1,15}))$/i.exec(header?.trim() ?? "") ?? [];
  if (suffix !== undefined) return Number(suffix) === 0 || size === 0 ? "unsatisfiable" : { start: Math.max(0, size - Number(suffix)), end: size };
  if (first === undefined) return null;
  const [start, end] = [Number(first), last === "" ? size : Number(last) + 1];
  if (end <= start) return last === "" ? "unsatisfiable" : null;
  return start >= size ? "unsatisfiable" : { start, end: Math.min(end, size) };
}
