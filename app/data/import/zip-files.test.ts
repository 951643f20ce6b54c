import { describe, expect, test } from "vitest";
import { importLimits } from "#domain/import-limits.ts";
import { zipOf } from "#tests/support/import-files.ts";
import { isZip, unzip, ZipError } from "./zip-files.ts";

const namesAndTexts = async (zip: Buffer<ArrayBuffer>) => (await unzip(new Uint8Array(zip))).map(({ name, bytes }) => [name, new TextDecoder().decode(bytes)]);

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

describe("refused", () => {
  const refused = (zip: Buffer<ArrayBuffer>) => expect(unzip(new Uint8Array(zip))).rejects.toThrow(ZipError);
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

  test("a bomb, whatever sizes it states, alone or in many files", async () => {
    const bomb = zipOf([{ name: "a.csv", text: Buffer.alloc(importLimits.unpackedBytes + 1) }]);
    expect(bomb.length).toBeLessThan(100_000);
    bomb.writeUInt32LE(1, bomb.readUInt32LE(bomb.length - 6) + 24);
    await refused(bomb);
    const part = Buffer.alloc(importLimits.unpackedBytes / 4 + 1);
    await refused(zipOf(["a", "b", "c", "d"].map((name) => ({ name: `${name}.csv`, text: part }))));
  });
});
