import { offlineLimits } from "#domain/offline.ts";
import { fetchInTime } from "./fetch-in-time.ts";
import { findCopy, openCopies, trim } from "./open-copies.ts";

// Hashed files never change: a copy is as good as the server's.

const atOnce = 4;

/** Of this site's own answers under the file's own name: a copy stays for good. A page in a file's place comes from a network that answers for the server. */
const isStorable = ({ status, type, redirected, headers }: Response): boolean =>
  status === 200 && type === "basic" && !redirected && headers.get("content-type")?.startsWith("text/html") === false;

async function storeFile(path: string, response: Response): Promise<void> {
  const cache = await openCopies("files");
  const body = await response.blob();
  if (cache && body.size <= offlineLimits.fileBytes) await cache.put(path, new Response(body, { headers: response.headers }));
}

/** A copy, or the server's file, which is stored. */
export async function fileFor(request: Request, waitUntil: (work: Promise<unknown>) => void): Promise<Response> {
  const { pathname } = new URL(request.url);
  const copy = await findCopy("files", pathname).catch(() => undefined);
  if (copy) return copy;
  const response = await fetch(request);
  // Without room, the file is fetched again.
  if (isStorable(response)) waitUntil(storeFile(pathname, response.clone()).catch(() => undefined));
  return response;
}

async function fetchFile(path: string): Promise<void> {
  if (await findCopy("files", path)) return;
  const response = await fetchInTime(path);
  if (!isStorable(response)) throw new TypeError(`${path} is ${response.status}, or no file`);
  await storeFile(path, response);
}

/** Fetches those of the files of which there is no copy. */
export async function storeFiles(files: readonly string[]): Promise<void> {
  const left = [...new Set(files)];
  const next = async (): Promise<void> => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) await fetchFile(path);
  };
  await Promise.all(Array.from({ length: atOnce }, next));
  const cache = await openCopies("files");
  if (cache) await trim(cache, await cache.keys(), offlineLimits.files);
}
