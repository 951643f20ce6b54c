import { decodeText } from "#domain/decode-text.ts";
import { importLimits } from "#features/import/model/import-limits.ts";
import type { ImportFile } from "#features/import/model/imported-title.ts";
import { isZip, unzip, ZipError } from "./zip-files.ts";

/** Why a chosen file cannot be read. */
export type FileProblem = { name: string; problem: "tooLarge" | "tooMuch" | "damaged" };

type ReadFile = { files: ImportFile[]; bytes: number };

/** `leftBytes`: of what all chosen files hold together. */
async function readFile(file: File, leftBytes: number): Promise<ReadFile | FileProblem> {
  if (file.size > importLimits.fileBytes) return { name: file.name, problem: "tooLarge" };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (!isZip(bytes) && bytes.length > leftBytes) return { name: file.name, problem: "tooMuch" };
    const files = isZip(bytes) ? await unzip(bytes, leftBytes) : [{ name: file.name, bytes }];
    return { files: files.map((one) => ({ name: one.name, text: decodeText(one.bytes) })), bytes: files.reduce((sum, one) => sum + one.bytes.length, 0) };
  } catch (error) {
    // It was moved or deleted since it was chosen, or its ZIP format is damaged.
    return { name: file.name, problem: error instanceof ZipError && error.isTooMuch ? "tooMuch" : "damaged" };
  }
}

export async function readFiles(chosen: readonly File[]): Promise<{ files: ImportFile[]; problems: FileProblem[] }> {
  const files: ImportFile[] = [];
  const problems: FileProblem[] = [];
  let leftBytes: number = importLimits.unpackedBytes;
  for (const file of chosen) {
    const read = await readFile(file, leftBytes);
    if ("problem" in read) {
      problems.push(read);
      continue;
    }
    files.push(...read.files);
    leftBytes -= read.bytes;
  }
  return { files, problems };
}
