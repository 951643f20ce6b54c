import { importLimits } from "#domain/import-limits.ts";

// The part of the ZIP format that exports use: stored and deflated files, without encryption and without ZIP64 (docs/decisions/092-import-reads-in-the-browser.md).

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endBytes = 22;
const entryBytes = 46;
const localBytes = 30;
const longestComment = 65_535;

/** `isTooMuch`: what it holds exceeds the limit; else it is damaged, encrypted or packed in an unusual way. */
export class ZipError extends Error {
  readonly isTooMuch: boolean;
  constructor(message: string, { isTooMuch = false, ...options }: ErrorOptions & { isTooMuch?: boolean } = {}) {
    super(message, options);
    this.isTooMuch = isTooMuch;
  }
}

const tooMuch = (): ZipError => new ZipError("The ZIP file holds too much", { isTooMuch: true });

type ZipEntry = { name: string; method: number; offset: number; compressedBytes: number };

/** The end record stands last, before a comment. */
function endOf(view: DataView): number {
  for (let at = view.byteLength - endBytes; at >= Math.max(0, view.byteLength - endBytes - longestComment); at -= 1)
    if (view.getUint32(at, true) === endSignature) return at;
  throw new ZipError("The ZIP file is not complete");
}

function entriesOf(view: DataView): ZipEntry[] {
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (view.getUint32(at, true) !== entrySignature) throw new ZipError("The ZIP file is damaged");
    const nameBytes = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + at + entryBytes, nameBytes));
    const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1;
    const method = isEncrypted ? -1 : view.getUint16(at + 10, true);
    entries.push({ name, method, compressedBytes: view.getUint32(at + 20, true), offset: view.getUint32(at + 42, true) });
    at += entryBytes + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** Whatever sizes the file states: what comes out counts. */
async function inflated(bytes: Uint8Array<ArrayBuffer>, leftBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: BlobPart[] = [];
  let length = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > leftBytes) {
      await reader.cancel();
      throw tooMuch();
    }
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

async function bytesOf(view: DataView, { method, offset, compressedBytes }: ZipEntry, leftBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const start = offset + localBytes + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const bytes = new Uint8Array(view.buffer as ArrayBuffer, view.byteOffset + start, compressedBytes);
  if (method === 8) return inflated(bytes, leftBytes);
  if (method !== 0) throw new ZipError("The ZIP file is encrypted, or packed in an unusual way");
  if (bytes.length > leftBytes) throw tooMuch();
  return bytes;
}

/** macOS adds files of its own. */
const isData = ({ name }: ZipEntry): boolean => /\.(?:csv|json)$/i.test(name) && !name.startsWith("__MACOSX/");

export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** The CSV and JSON files in it, of at most `mostBytes`. @throws ZipError */
export async function unzip(bytes: Uint8Array<ArrayBuffer>, mostBytes: number): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }[]> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const files: { name: string; bytes: Uint8Array<ArrayBuffer> }[] = [];
  let leftBytes = mostBytes;
  // Entries that share their data would be unpacked again and again.
  let leftPackedBytes = bytes.length;
  try {
    for (const entry of entriesOf(view).filter(isData).slice(0, importLimits.files)) {
      leftPackedBytes -= entry.compressedBytes;
      if (leftPackedBytes < 0) throw new ZipError("The ZIP file's entries overlap");
      const file = await bytesOf(view, entry, leftBytes);
      leftBytes -= file.length;
      files.push({ name: entry.name, bytes: file });
    }
  } catch (cause) {
    throw cause instanceof ZipError ? cause : new ZipError("The ZIP file is damaged", { cause });
  }
  return files;
}
