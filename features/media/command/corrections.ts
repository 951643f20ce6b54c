import { relative, resolve, sep } from "node:path";
import { correctedOutcome } from "#features/media/match/correction.ts";
import { subjectsOf } from "#features/media/match/outcome.ts";
import type { MediaRow, MediaRows } from "#features/media/rows/media-rows.ts";
import { fileId } from "#features/media/scan/file-id.ts";
import type { Titles } from "#server/match/titles.ts";

/** A file of the library by what an operator types: an absolute path, or one below a folder of MEDIA_DIR. */
export function rowAt(path: string, folders: readonly string[], storedFiles: ReadonlyMap<string, MediaRow>): MediaRow | null {
  const candidates = folders.flatMap((folder, root) => {
    const below = relative(folder, resolve(path));
    return [path, below].filter((one) => one !== "" && !one.startsWith("..")).map((one) => fileId(root, Buffer.from(one.split(sep).join("/"))));
  });
  return candidates.map((id) => storedFiles.get(id)).find((row) => row !== undefined && !row.body.isGone) ?? null;
}

/** What the film database calls the title; `null` if it has none, or not that episode. */
async function nameOf(target: string, titles: Titles): Promise<string | null> {
  const outcome = correctedOutcome(target);
  if (outcome?.kind === "movie") {
    const film = await titles.film(outcome.id);
    return film && `${film.titles[0]} (${film.year ?? "no year"})`;
  }
  if (outcome?.kind !== "episode") return null;
  const series = await titles.series(outcome.id);
  const numbers = new Set((await titles.episodes(outcome.id, outcome.season)).map(({ number }) => number));
  const hasAll = subjectsOf(outcome).every((subject) => subject.kind === "tv" && numbers.has(subject.episode));
  return series && hasAll
    ? `${series.titles[0]}, season ${outcome.season}, episode ${outcome.first}${outcome.last > outcome.first ? ` to ${outcome.last}` : ""}`
    : null;
}

/** Stores a correction, which the file's row takes over when it is written. @returns the title's name, or `null` if the film database has no such title */
export async function fix(row: MediaRow, target: string, titles: Titles, rows: MediaRows): Promise<string | null> {
  const name = await nameOf(target, titles);
  if (name === null) return null;
  await rows.correct({ id: row.id, target });
  await rows.write([row]);
  return name;
}
