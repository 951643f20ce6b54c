import { expect, test } from "vitest";
import { importLimits } from "#features/import/model/import-limits.ts";
import { zipOf } from "#tests/support/import-files.ts";
import { readFiles } from "./read-files.ts";

const fileOf = (name: string, content: string | Buffer<ArrayBuffer>): File => new File([content], name);
const third = Buffer.alloc(importLimits.unpackedBytes / 3);

test("all chosen files share one limit, and what exceeds it is named while later, smaller ones are read", async () => {
  const chosen = [
    fileOf("a.zip", zipOf([{ name: "a.csv", text: third }])),
    fileOf("b.zip", zipOf([{ name: "b.csv", text: third }])),
    fileOf("c.zip", zipOf([{ name: "c.csv", text: Buffer.concat([third, Buffer.from("x")]) }])),
    fileOf("d.csv", third.subarray(1)),
    fileOf("e.csv", "Name,Year"),
    fileOf("f.csv", Buffer.alloc(importLimits.fileBytes + 1)),
    fileOf("g.zip", "PK"),
  ];
  const { files, unread } = await readFiles(chosen);
  expect(files.map(({ name }) => name)).toEqual(["a.csv", "b.csv", "d.csv"]);
  expect(unread.map(({ name, fault }) => [name, fault])).toEqual([
    ["c.zip", "tooMuch"],
    ["e.csv", "tooMuch"],
    ["f.csv", "tooLarge"],
    ["g.zip", "damaged"],
  ]);
});

test("what a ZIP file holds besides, or beyond the number of files, is named", async () => {
  const many = Array.from({ length: importLimits.files + 1 }, (_, index) => ({ name: `${index}.csv`, text: "x" }));
  const { files, unread } = await readFiles([
    fileOf("a.zip", zipOf([{ name: "images/poster.jpg", text: "x" }, { name: "__MACOSX/._0.csv", text: "x" }, ...many])),
  ]);
  expect(files).toHaveLength(importLimits.files);
  expect(unread.map(({ name, fault }) => [name, fault])).toEqual([
    ["images/poster.jpg", "type"],
    [`${importLimits.files}.csv`, "tooMany"],
  ]);
});
