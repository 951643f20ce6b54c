import { existsSync } from "node:fs";
import { join } from "node:path";
import { firstEmbeddedId, type PublicTitle } from "#features/public-films/model/copies.ts";

// Names under which the media library finds the titles again (docs/own-films.md), and which are valid on Windows as well.

const longest = 120;

/** Without what Windows refuses in names: some marks, and dots or spaces at the ends. */
function safe(text: string): string {
  const valid = text
    .normalize("NFC")
    .replaceAll(":", " - ")
    .replaceAll(/[/\\|]/g, "-")
    .replaceAll(/[<>"?*\p{Cc}]/gu, "")
    .replaceAll(/\s+/g, " ");
  return (
    [...valid]
      .slice(0, longest)
      .join("")
      .replaceAll(/^[ .]+|[ .]+$/g, "") || "Film"
  );
}

/** " {tmdb-775}"; by its IMDb id if the film database has no id for the title. */
const idTag = ({ subject, imdbId }: PublicTitle): string =>
  subject.id < firstEmbeddedId ? ` {tmdb-${subject.id}}` : imdbId === null ? "" : ` {imdb-${imdbId}}`;

const twoDigits = (number: number): string => String(number).padStart(2, "0");

/** Relative to the folder, without its extension: "Nosferatu (1922) {tmdb-653}", "Caminandes (2013)/Season 01/Caminandes S01E02 Gran Dillama". */
export function fileStem(title: PublicTitle): string {
  const { subject, year } = title;
  if (subject.kind === "movie") return `${safe(title.title)} (${year})${idTag(title)}`;
  const [series = "", ...name] = title.title.split(": ");
  const season = `Season ${twoDigits(subject.season)}`;
  const file = `${safe(series)} S${twoDigits(subject.season)}E${twoDigits(subject.episode)} ${safe(name.join(": "))}`;
  return join(`${safe(series)} (${year})${idTag(title)}`, season, file);
}

/** Of the formats that the archives have. */
const extensions = ["webm", "mp4", "m4v", "mov", "ogv"];

/** A title's film that is there already, whole. */
export const completeFile = (folder: string, stem: string): string | null =>
  extensions.map((extension) => join(folder, `${stem}.${extension}`)).find((path) => existsSync(path)) ?? null;

/** "webm", of an address whose name `typeOf` knows. */
export const extensionOf = (url: string): string => new URL(url).pathname.split(".").at(-1)?.toLowerCase() ?? "";
