import type { OpenFile } from "./open-file.ts";

/** Reads a file by blocks, because the heads of its elements are small and near each other. Fewer bytes than wanted at the file's end. */
export function blockReader(file: OpenFile, size: number, blockBytes: number) {
  let start = 0;
  let block: Uint8Array = new Uint8Array(0);
  return (from: number, length: number): Uint8Array => {
    const end = Math.min(size, from + length);
    if (from >= end) return new Uint8Array(0);
    if (from < start || end > start + block.length) {
      start = from;
      block = file.read(from, Math.min(size, Math.max(end, from + blockBytes)));
    }
    return block.subarray(from - start, end - start);
  };
}

export type ReadBytes = ReturnType<typeof blockReader>;
