import { lengthHeader } from "#features/public-films/asking/check-copy.ts";
import { CopyError, type HostClient, HostError } from "#features/public-films/asking/host-client.ts";
import type { Checks } from "#features/public-films/checks.ts";
import { filesOf } from "#features/public-films/model/addresses.ts";
import { type Copy, type CopyFile, copyKey, type PublicTitle } from "#features/public-films/model/copies.ts";
import { fileStem } from "./file-names.ts";

export type Candidate = { copy: Copy; file: CopyFile };

/** A title with its copies, of which the first one is known to be there. `bytes`: of that one's file, if its host says so. */
export type Plan = { title: PublicTitle; stem: string; candidates: [Candidate, ...Candidate[]]; bytes: number | null };

type Deps = { client: HostClient; checks: Checks; quality: number };

/** The best file up to a height in pixels; else one of unknown height, else the smallest. */
export function chooseFile(files: readonly CopyFile[], quality: number): CopyFile | null {
  const known = files.filter((file): file is CopyFile & { height: number } => file.height !== null).toSorted((a, b) => b.height - a.height);
  return known.find(({ height }) => height <= quality) ?? files.find(({ height }) => height === null) ?? known.at(-1) ?? null;
}

/** Asks for the size of the first copy that is there. @returns reasons, one a copy, if there is none */
export async function planDownload(title: PublicTitle, { client, checks, quality }: Deps): Promise<Plan | string[]> {
  const candidates = title.copies.flatMap((copy): Candidate[] => {
    const file = chooseFile(filesOf(copy, checks[copyKey(copy)]), quality);
    return file === null ? [] : [{ copy, file }];
  });
  if (candidates.length === 0) return ["has no known file; --check looks for one"];
  const reasons: string[] = [];
  for (const [index, candidate] of candidates.entries()) {
    const { copy, file } = candidate;
    try {
      const { status, headers } = await client.file(copy.host, file.url, { method: "HEAD", headers: { "accept-encoding": "identity" } });
      if (status !== 200) throw new CopyError(`answers with the status ${status}`);
      return { title, stem: fileStem(title), candidates: [candidate, ...candidates.slice(index + 1)], bytes: lengthHeader(headers) ?? file.bytes };
    } catch (error) {
      if (!(error instanceof CopyError || error instanceof HostError)) throw error;
      reasons.push(`${file.url} ${error.message}`);
    }
  }
  return reasons;
}
