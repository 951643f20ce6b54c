import { createHash, randomUUID } from "node:crypto";
import { readFile, rename, rm, writeFile } from "node:fs/promises";

/** Before the content stands its SHA-256. */
export const sealBytes = 32;

export type Checksummed = { bytes: Uint8Array<ArrayBuffer> /** Of the content: 22 characters. */; digest: string };

const sealOf = (bytes: Uint8Array): Buffer => createHash("sha256").update(bytes).digest();
const digestIn = (seal: Buffer): string => seal.toString("base64url").slice(0, 22);

/** The name of a file that is not whole yet. */
export const isUnfinished = (name: string): boolean => name.endsWith(".part");

/** Writes aside and renames, so that no reader ever sees half a file. @returns what stands there now */
export async function writeChecksummed(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<Checksummed> {
  const seal = sealOf(bytes);
  const aside = `${path}.${randomUUID()}.part`;
  try {
    await writeFile(aside, [seal, bytes]);
    await rename(aside, path);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
  return { bytes, digest: digestIn(seal) };
}

/** The file's content, `null` where there is no file or a damaged one, which goes. @throws where the disk fails */
export async function readChecksummed(path: string): Promise<Checksummed | null> {
  const file = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (file === null) return null;
  const seal = file.subarray(0, sealBytes);
  const bytes = file.subarray(sealBytes);
  if (seal.equals(sealOf(bytes))) return { bytes, digest: digestIn(seal) };
  await rm(path, { force: true });
  return null;
}

/** As if it had been read from a file. */
export const sealed = (bytes: Uint8Array<ArrayBuffer>): Checksummed => ({ bytes, digest: digestIn(sealOf(bytes)) });
