import { decodeText } from "#domain/decode-text.ts";
import { importLimits } from "#features/import/model/import-limits.ts";
import type { ImportFile } from "#features/import/model/imported-title.ts";
import { type FileReport, unreadFile } from "#features/import/model/read-import.ts";
import { isZip, type Unzipped, unzip, ZipError } from "./zip-files.ts";

/** `unread`: files that are none of an export's, with the reason. */
export type ReadFiles = { files: ImportFile[]; unread: FileReport[] };

/** `leftBytes`: of what all chosen files hold together. */
async function readFile(file: File, leftBytes: number): Promise<Unzipped | FileReport> {
  if (file.size > importLimits.fileBytes) return unreadFile(file.name, "tooLarge");
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (!isZip(bytes) && bytes.length > leftBytes) return unreadFile(file.name, "tooMuch");
    return isZip(bytes) ? await unzip(bytes, leftBytes) : { files: [{ name: file.name, bytes }], others: [], beyond: [] };
  } catch (error) {
    // It was moved or deleted since it was chosen, or its ZIP format is damaged.
    return unreadFile(file.name, error instanceof ZipError && error.isTooMuch ? "tooMuch" : "damaged");
  }
}

export async function readFiles(chosen: readonly File[]): Promise<ReadFiles> {
  const files: ImportFile[] = [];
  const unread: FileReport[] = [];
  let leftBytes: number = importLimits.unpackedBytes;
  for (const file of chosen) {
    const read = await readFile(file, leftBytes);
    if ("fault" in read) {
      unread.push(read);
      continue;
    }
    files.push(...read.files.map(({ name, bytes }) => ({ name, text: decodeText(bytes) })));
    unread.push(...read.others.map((name) => unreadFile(name, "type")), ...read.beyond.map((name) => unreadFile(name, "tooMany")));
    leftBytes -= read.files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  }
  return { files, unread };
}
