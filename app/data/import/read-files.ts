import { importLimits } from "#domain/import-limits.ts";
import type { ImportFile } from "#domain/imports/imported-title.ts";
import { isZip, unzip } from "./zip-files.ts";

/** Why a chosen file cannot be read. */
export type FileProblem = { name: string; problem: "tooLarge" | "damaged" };

/** Old exports are in the code page of Western Windows, and spreadsheets save UTF-16. */
function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

async function readFile(file: File): Promise<ImportFile[] | FileProblem> {
  if (file.size > importLimits.fileBytes) return { name: file.name, problem: "tooLarge" };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const files = isZip(bytes) ? await unzip(bytes) : [{ name: file.name, bytes }];
    return files.map((one) => ({ name: one.name, text: textOf(one.bytes) }));
  } catch {
    // It was moved or deleted since it was chosen, or its ZIP format is damaged.
    return { name: file.name, problem: "damaged" };
  }
}

export async function readFiles(chosen: readonly File[]): Promise<{ files: ImportFile[]; problems: FileProblem[] }> {
  const files: ImportFile[] = [];
  const problems: FileProblem[] = [];
  for (const file of chosen) {
    const read = await readFile(file);
    if (Array.isArray(read)) files.push(...read);
    else problems.push(read);
  }
  return { files, problems };
}
