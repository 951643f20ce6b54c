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

/** macOS adds files of its own. */
const isData = (entry: ZipEntry): boolean => /\.(?:csv|json)$/i.test(nameOf(entry)) && !nameOf(entry).startsWith("__MACOSX/");

export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** The CSV and JSON files in it, of at most `mostBytes`. `unzipit` refuses an entry that is larger than it states. @throws ZipError */
export async function unzip(bytes: Uint8Array<ArrayBuffer>, mostBytes: number): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }[]> {
  const files: { name: string; bytes: Uint8Array<ArrayBuffer> }[] = [];
  let leftBytes = mostBytes;
  // Entries that share their data would be unpacked again and again.
  let leftPackedBytes = bytes.length;
  try {
    const { entries } = await unzipRaw(bytes);
    for (const entry of entries.filter(isData).slice(0, importLimits.files)) {
      leftBytes -= entry.size;
      leftPackedBytes -= entry.compressedSize;
      if (leftBytes < 0) throw new ZipError("The ZIP file holds too much", { isTooMuch: true });
      if (leftPackedBytes < 0) throw new ZipError("The ZIP file's entries overlap");
      files.push({ name: nameOf(entry), bytes: new Uint8Array(await entry.arrayBuffer()) });
    }
  } catch (cause) {
    throw cause instanceof ZipError ? cause : new ZipError("The ZIP file is damaged", { cause });
  }
  return files;
}
