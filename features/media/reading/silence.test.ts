import { EncodedPacket } from "mediabunny";
import { expect, test } from "vitest";
import { withSilence } from "./silence.ts";

const silence = { bytes: Uint8Array.of(0), durationS: 0.02 };

async function startsOf(sound: readonly number[], toS: number): Promise<number[]> {
  async function* packets() {
    for (const startS of sound) yield new EncodedPacket(Uint8Array.of(1), "key", startS, 0.02);
  }
  const starts: number[] = [];
  for await (const { timestamp } of withSilence(packets(), silence, 0, toS)) starts.push(timestamp);
  return starts;
}

test("a gap between pieces of sound is filled, and that to the end of the segment", async () => {
  const starts = await startsOf([0, 0.02, 0.1], 0.2);
  expect(starts.map((startS) => Math.round(startS * 100))).toEqual([0, 2, 4, 6, 10, 12, 14, 16, 18]);
});

test("gaps of hours, as of a clock that jumps, are not filled to their end", async () => {
  const starts = await startsOf([0, 40_000, 80_000], 92_135);
  expect(starts).toHaveLength(30_003);
  expect(starts.slice(-2)).toEqual([40_000, 80_000]);
});
