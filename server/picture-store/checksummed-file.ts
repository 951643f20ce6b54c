import { createHash, randomUUID } from "node:crypto";
import { readFile, rename, rm, writeFile } from "node:fs/promises";

/** Each file begins with the SHA-256 of its content. */
export const checksumBytes = 32;

export type Checksummed = { bytes: Uint8Array<ArrayBuffer> /** Of the content: 22 characters. */; digest: string };

const checksumOf = (bytes: Uint8Array): Buffer => createHash("sha256").update(bytes).digest();
const digestOf = (checksum: Buffer): string => checksum.toString("base64url").slice(0, 22);

export const isPartial = (name: string): boolean => name.endsWith(".part");

/** Writes a partial file and renames it, so that a reader never sees half a file. */
export async function writeChecksummed(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<Checksummed> {
  const checksum = checksumOf(bytes);
  const partial = `${path}.${randomUUID()}.part`;
  try {
    await writeFile(partial, [checksum, bytes]);
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
  return { bytes, digest: digestOf(checksum) };
}

/** Returns `null` if the file is missing or damaged; a damaged one is deleted. @throws if the disk fails */
export async function readChecksummed(path: string): Promise<Checksummed | null> {
  const file = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (file === null) return null;
  const checksum = file.subarray(0, checksumBytes);
  const bytes = file.subarray(checksumBytes);
  if (checksum.equals(checksumOf(bytes))) return { bytes, digest: digestOf(checksum) };
  await rm(path, { force: true });
  return null;
}

export const checksummed = (bytes: Uint8Array<ArrayBuffer>): Checksummed => ({ bytes, digest: digestOf(checksumOf(bytes)) });
