import { realpath } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import type { MediaFile } from "#features/media/media-file.ts";
import type { FileDeps } from "./open-unchanged.ts";

/** Paths are bytes: a name may be no valid text. Latin-1 keeps each byte as a character. */
const asLatin1 = (path: string | Uint8Array): string => (typeof path === "string" ? Buffer.from(path) : Buffer.from(path)).toString("latin1");

/**
 * The real path of a file beside a film or below its folder; `null` if it is not there, or a link leads out. `relative`: to the film's folder.
 */
export async function pathBeside(file: MediaFile, relative: string | Uint8Array, { library, gate }: FileDeps): Promise<Buffer | null> {
  const film = await gate(file.root, () => library.absolutePath(file));
  if (film === null) return null;
  const folder = dirname(asLatin1(film));
  const wanted = Buffer.from(join(folder, asLatin1(relative)), "latin1");
  const real = await gate(file.root, () => realpath(wanted, { encoding: "buffer" }).catch(() => null));
  return real !== null && asLatin1(real).startsWith(folder.endsWith(sep) ? folder : folder + sep) ? real : null;
}

/** A path relative to its root, as one relative to the film's folder. */
export function relativeToFilm({ path, pathBytes }: MediaFile, other: { path: string; pathBytes?: Uint8Array }): Buffer | null {
  const folder = dirname(asLatin1(pathBytes ?? path));
  const prefix = folder === "." ? "" : `${folder}/`;
  const whole = asLatin1(other.pathBytes ?? other.path);
  return whole.startsWith(prefix) ? Buffer.from(whole.slice(prefix.length), "latin1") : null;
}
