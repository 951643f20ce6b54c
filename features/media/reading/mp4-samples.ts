import type { ReadBytes } from "./block-reader.ts";
import { type Box, boxAt, contentOf, tableOf } from "./mp4-boxes.ts";

/** A text track's samples. Times in ticks of the track. */
export type Mp4Sample = { position: number; size: number; startTicks: number; endTicks: number };

/** Of one track: a caption and the gap after it are a sample each. */
const mostSamples = 40_000;

function sizesOf(read: ReadBytes, samples: Box): number[] {
  const box = boxAt(read, samples, "stsz");
  if (box === null) return [];
  const head = contentOf(read, box, 12);
  if (head.byteLength < 12) return [];
  const size = head.getUint32(4);
  if (size > 0) return Array.from({ length: Math.min(mostSamples, head.getUint32(8)) }, () => size);
  return tableOf(read, box, { skipped: 12, columns: 1, most: mostSamples }).map(([one = 0]) => one);
}

function chunkPositions(read: ReadBytes, samples: Box): number[] {
  const short = boxAt(read, samples, "stco");
  if (short) return tableOf(read, short, { columns: 1, most: mostSamples }).map(([position = 0]) => position);
  return tableOf(read, boxAt(read, samples, "co64"), { columns: 2, most: mostSamples }).map(([high = 0, low = 0]) => high * 2 ** 32 + low);
}

/** How many samples each chunk has: a row holds from its chunk to that of the next row. */
function* samplesInChunks(read: ReadBytes, samples: Box, chunks: number): Generator<number> {
  const rows = tableOf(read, boxAt(read, samples, "stsc"), { columns: 3, most: mostSamples });
  let row = 0;
  for (let chunk = 1; chunk <= chunks; chunk++) {
    while ((rows[row + 1]?.[0] ?? Number.POSITIVE_INFINITY) <= chunk) row++;
    yield rows[row]?.[1] ?? 0;
  }
}

function* durationsOf(read: ReadBytes, samples: Box): Generator<number> {
  for (const [count = 0, ticks = 0] of tableOf(read, boxAt(read, samples, "stts"), { columns: 2, most: mostSamples }))
    for (let index = 0; index < count; index++) yield ticks;
}

/** The samples of a track by its sample table ("stbl"), in their order. */
export function* mp4Samples(read: ReadBytes, samples: Box): Generator<Mp4Sample> {
  const [sizes, chunks, durations] = [sizesOf(read, samples), chunkPositions(read, samples), durationsOf(read, samples)];
  const counts = samplesInChunks(read, samples, chunks.length);
  let index = 0;
  let ticks = 0;
  for (const chunk of chunks) {
    let position = chunk;
    for (let left = counts.next().value ?? 0; left > 0 && index < sizes.length; left--, index++) {
      const size = sizes[index] ?? 0;
      const endTicks = ticks + (durations.next().value ?? 0);
      yield { position, size, startTicks: ticks, endTicks };
      position += size;
      ticks = endTicks;
    }
  }
}
