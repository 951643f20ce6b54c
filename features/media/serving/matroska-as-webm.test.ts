import { expect, test } from "vitest";
import { matroskaAsWebm } from "./matroska-as-webm.ts";
import type { ReadInto } from "./send-bytes.ts";

const head = Buffer.from("1a45dfa3a34286810142f7810142f2810442f381084282886d6174726f736b6142878104428581", "hex");
const file = Buffer.concat([head, Buffer.from("matroska in the film itself")]);
const readOf =
  (bytes: Buffer): ReadInto =>
  async (buffer, length, position) =>
    bytes.copy(buffer, 0, position, position + length);

async function bytesOf(read: ReadInto, start: number, end: number): Promise<Buffer> {
  const buffer = Buffer.alloc(end - start);
  return buffer.subarray(0, await read(buffer, buffer.length, start));
}

test("a Matroska file is WebM of the same length, and nothing else of it changes", async () => {
  const webm = await bytesOf(await matroskaAsWebm(readOf(file)), 0, file.length);
  expect(webm).toHaveLength(file.length);
  expect(webm.subarray(0, 32).toString("latin1")).toContain("webm\xec\x82\0\0");
  expect(webm.subarray(0, 20)).toEqual(file.subarray(0, 20));
  expect(webm.subarray(32)).toEqual(file.subarray(32));
});

test("every range has the bytes of the whole", async () => {
  const read = await matroskaAsWebm(readOf(file));
  const whole = await bytesOf(read, 0, file.length);
  for (let start = 0; start < 40; start++)
    for (const length of [1, 3, 16]) expect(await bytesOf(read, start, start + length)).toEqual(whole.subarray(start, start + length));
});

test("what is no Matroska file stays as it is", async () => {
  const other = Buffer.from("another file");
  expect(await bytesOf(await matroskaAsWebm(readOf(other)), 0, other.length)).toEqual(other);
});
