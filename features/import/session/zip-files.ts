import { unzipRaw, type ZipEntry } from "unzipit";
import { decodeText } from "#domain/decode-text.ts";
import { importLimits } from "#features/import/model/import-limits.ts";

/** `isTooMuch`: what it holds exceeds the limit; else it is damaged, encrypted or packed in an unusual way. */
export class ZipError extends Error {
  readonly isTooMuch: boolean;
  constructor(message: string, { isTooMuch = false, ...options }: ErrorOptions & { isTooMuch?: boolean } = {}) {
    super(message, options);
    this.isTooMuch = isTooMuch;
  }
}

/** Whether or not it says so, exports name their files in UTF-8. */
const nameOf = ({ nameBytes }: ZipEntry): string => decodeText(nameBytes);

const isData = (entry: ZipEntry): boolean => /\.(?:csv|json)$/i.test(nameOf(entry));

/** Folders, and what macOS adds beside each file: no visitor has seen them. */
const isFile = (entry: ZipEntry): boolean => !entry.isDirectory && !nameOf(entry).startsWith("__MACOSX/");

export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

export type UnzippedFile = { name: string; bytes: Uint8Array<ArrayBuffer> };
/** `others`: names of what is neither CSV nor JSON. `beyond`: names of files beyond the limit of their number. */
export type Unzipped = { files: UnzippedFile[]; others: string[]; beyond: string[] };

/** The CSV and JSON files in it, of at most `mostBytes`. `unzipit` refuses an entry that is larger than it states. @throws ZipError */
export async function unzip(bytes: Uint8Array<ArrayBuffer>, mostBytes: number): Promise<Unzipped> {
  const files: UnzippedFile[] = [];
  let leftBytes = mostBytes;
  // Entries that share their data would be unpacked again and again.
  let leftPackedBytes = bytes.length;
  try {
    const all = (await unzipRaw(bytes)).entries;
    if (all.length > importLimits.zipEntries) throw new ZipError("The ZIP file has too many entries", { isTooMuch: true });
    const entries = all.filter(isFile);
    const data = entries.filter(isData);
    for (const entry of data.slice(0, importLimits.files)) {
      leftBytes -= entry.size;
      leftPackedBytes -= entry.compressedSize;
      if (leftBytes < 0) throw new ZipError("The ZIP file holds too much", { isTooMuch: true });
      if (leftPackedBytes < 0) throw new ZipError("The ZIP file's entries overlap");
      files.push({ name: nameOf(entry), bytes: new Uint8Array(await entry.arrayBuffer()) });
    }
    return { files, others: entries.filter((entry) => !isData(entry)).map(nameOf), beyond: data.slice(importLimits.files).map(nameOf) };
  } catch (cause) {
    throw cause instanceof ZipError ? cause : new ZipError("The ZIP file is damaged", { cause });
  }
}
