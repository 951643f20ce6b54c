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
  const { files, problems } = await readFiles(chosen);
  expect(files.map(({ name }) => name)).toEqual(["a.csv", "b.csv", "d.csv"]);
  expect(problems).toEqual([
    { name: "c.zip", problem: "tooMuch" },
    { name: "e.csv", problem: "tooMuch" },
    { name: "f.csv", problem: "tooLarge" },
    { name: "g.zip", problem: "damaged" },
  ]);
});
