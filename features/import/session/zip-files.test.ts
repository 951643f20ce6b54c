import { describe, expect, test } from "vitest";
import { importLimits } from "#features/import/model/import-limits.ts";
import { zipOf } from "#tests/support/import-files.ts";
import { isZip, unzip, ZipError } from "./zip-files.ts";

const namesAndTexts = async (zip: Buffer<ArrayBuffer>) =>
  (await unzip(new Uint8Array(zip), importLimits.unpackedBytes)).files.map(({ name, bytes }) => [name, new TextDecoder().decode(bytes)]);

test("deflated and stored files, with folders, other files and a comment", async () => {
  const long = "Häxan,1922\n".repeat(5000);
  const zip = zipOf(
    [
      { name: "watched.csv", text: long },
      { name: "lists/ä b.csv", text: "x", stored: true },
      { name: "__MACOSX/._watched.csv", text: "x" },
      { name: "picture.jpg", text: "x" },
      { name: "all.JSON", text: "" },
    ],
    { comment: "PK\u0005\u0006 somewhere" },
  );
  expect(isZip(zip)).toBe(true);
  expect(await namesAndTexts(zip)).toEqual([
    ["watched.csv", long],
    ["lists/ä b.csv", "x"],
    ["all.JSON", ""],
  ]);
});

test("of hundreds of thousands of names, none is read", async () => {
  const many = Array.from({ length: importLimits.zipEntries + 1 }, () => ({ name: "a.png", text: "", stored: true }));
  await expect(unzip(new Uint8Array(zipOf(many)), importLimits.unpackedBytes)).rejects.toMatchObject({ isTooMuch: true });
});

describe("refused", () => {
  const refused = (zip: Buffer<ArrayBuffer>, limit: number = importLimits.unpackedBytes) => expect(unzip(new Uint8Array(zip), limit)).rejects.toThrow(ZipError);
  const good = zipOf([{ name: "watched.csv", text: "Name,Year\n".repeat(100) }]);

  test("what is cut off, at any place", async () => {
    for (const length of [0, 2, 4, 21, 22, 40, good.length - 22, good.length - 1]) await refused(good.subarray(0, length) as Buffer<ArrayBuffer>);
  });

  test("damaged offsets, sizes, signatures and data", async () => {
    const end = good.length - 22;
    const directory = good.readUInt32LE(end + 16);
    for (const at of [end + 16, end + 17, directory, directory + 20, directory + 42, 30 + "watched.csv".length]) {
      const damaged = Buffer.from(good) as Buffer<ArrayBuffer>;
      damaged[at] = (damaged[at] ?? 0) ^ 0xff;
      await refused(damaged);
    }
  });

  test("an encrypted file, and an unknown method", async () => {
    await refused(zipOf([{ name: "a.csv", text: "x" }], { flags: 1 }));
    const unknown = Buffer.from(good) as Buffer<ArrayBuffer>;
    unknown.writeUInt16LE(99, unknown.readUInt32LE(unknown.length - 6) + 10);
    await refused(unknown);
  });

  test("sizes, places and a number of files for which ZIP64 would have the right ones", async () => {
    const directory = good.readUInt32LE(good.length - 6);
    for (const [at, bytes] of [
      [directory + 20, 4],
      [directory + 42, 4],
      [good.length - 6, 4],
      [good.length - 12, 2],
    ] as const) {
      const zip64 = Buffer.from(good) as Buffer<ArrayBuffer>;
      zip64.writeUIntLE(2 ** (8 * bytes) - 1, at, bytes);
      await refused(zip64);
    }
  });

  test("entries that share their data", async () => {
    const two = zipOf([
      { name: "a.csv", text: "a".repeat(100), stored: true },
      { name: "b.csv", text: "b", stored: true },
    ]);
    const second = two.indexOf("b.csv", two.readUInt32LE(two.length - 6)) - 46;
    two.writeUInt32LE(0, second + 42);
    for (const size of [20, 24]) two.writeUInt32LE(two.length - 50, second + size);
    await expect(unzip(new Uint8Array(two), importLimits.unpackedBytes)).rejects.toThrow("The ZIP file's entries overlap");
  });

  test("a bomb, whatever sizes it states, alone or in many files", async () => {
    const limit = 1_000_000;
    const bomb = zipOf([{ name: "a.csv", text: Buffer.alloc(limit + 1) }]);
    expect(bomb.length).toBeLessThan(2000);
    bomb.writeUInt32LE(1, bomb.readUInt32LE(bomb.length - 6) + 24);
    await refused(bomb, limit);
    const part = Buffer.alloc(limit / 4 + 1);
    await refused(zipOf(["a", "b", "c", "d"].map((name) => ({ name: `${name}.csv`, text: part }))), limit);
  });
});
