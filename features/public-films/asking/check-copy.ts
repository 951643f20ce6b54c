import { checkAddress, expectedFiles } from "#features/public-films/model/addresses.ts";
import type { Copy, PublicTitle } from "#features/public-films/model/copies.ts";
import { type Finding, missing } from "./finding.ts";
import { CopyError, type HostClient } from "./host-client.ts";
import { readArchive } from "./read-archive.ts";
import { readCommons } from "./read-commons.ts";

/** A response's size of file; `null` if it has none. */
export const lengthHeader = (headers: { get(name: string): string | null }): number | null => Number(headers.get("content-length")) || null;

/** The Blender project's servers say of a file only its size. */
async function askBlender(copy: Copy, client: HostClient): Promise<Finding> {
  const [file] = expectedFiles(copy);
  if (file === undefined) return missing;
  const { status, headers } = await client.file(copy.host, file.url, { method: "HEAD" });
  if ([404, 410, 451].includes(status)) return missing;
  if (status !== 200) throw new CopyError(`answers with the status ${status}`);
  if (!/^(?:video\/|application\/(?:octet-stream|mp4))/.test(headers.get("content-type") ?? "video/")) return missing;
  return { state: "ok", seconds: null, files: [{ ...file, bytes: lengthHeader(headers) }], licence: null };
}

/** Asks a copy's host whether it has its files, how long the film is and under which licence. @throws HostError or CopyError if that cannot be said */
export async function checkCopy(copy: Copy, title: PublicTitle, client: HostClient): Promise<Finding> {
  const address = checkAddress(copy);
  if (address === null) return askBlender(copy, client);
  return client.json(copy.host, address, (body) => (copy.host === "archive" ? readArchive(body, copy, title) : readCommons(body, copy, title)));
}
