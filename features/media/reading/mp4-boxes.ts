import type { ReadBytes } from "./block-reader.ts";

/** The boxes of an MP4 or QuickTime file that mediabunny does not hand out: its text tracks. `type`: four characters, "moov". */
export type Box = { type: string; dataStart: number; end: number };

const headBytes = 16;
/** Of one box: more are no film. */
const mostBoxes = 100_000;

export const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The boxes between two positions. Ends at what is none. */
export function* boxesIn(read: ReadBytes, from: number, to: number): Generator<Box> {
  let position = from;
  for (let count = 0; count < mostBoxes && position + 8 <= to; count++) {
    const head = read(position, headBytes);
    if (head.length < 8) return;
    const short = viewOf(head).getUint32(0);
    if (short === 1 && head.length < headBytes) return;
    // 1: the size follows in eight bytes; 0: up to the end.
    const size = short === 1 ? Number(viewOf(head).getBigUint64(8)) : short === 0 ? to - position : short;
    const dataStart = position + (short === 1 ? 16 : 8);
    if (position + size < dataStart) return;
    yield { type: Buffer.from(head.subarray(4, 8)).toString("latin1"), dataStart, end: Math.min(to, position + size) };
    position += size;
  }
}

/** The first box of a type, by a path: `boxAt(read, track, "mdia", "mdhd")`. */
export function boxAt(read: ReadBytes, { dataStart, end }: Pick<Box, "dataStart" | "end">, ...path: readonly string[]): Box | null {
  const [type, ...rest] = path;
  for (const box of boxesIn(read, dataStart, end)) if (box.type === type) return rest.length === 0 ? box : boxAt(read, box, ...rest);
  return null;
}

/** At most `most` bytes of a box's content. */
export const contentOf = (read: ReadBytes, { dataStart, end }: Box, most = 65_536): DataView => viewOf(read(dataStart, Math.min(most, end - dataStart)));

/** A table's entries: `columns` numbers of four bytes each, behind `skipped` bytes of which the last four are their number. */
export function tableOf(read: ReadBytes, box: Box | null, { skipped = 8, columns, most }: { skipped?: number; columns: number; most: number }): number[][] {
  if (box === null) return [];
  const view = contentOf(read, box, skipped + most * columns * 4);
  if (view.byteLength < skipped) return [];
  const count = Math.min(view.getUint32(skipped - 4), most, Math.floor((view.byteLength - skipped) / (columns * 4)));
  return Array.from({ length: count }, (_, row) =>
    Array.from({ length: columns }, (_unused, column) => view.getUint32(skipped + (row * columns + column) * 4)),
  );
}
