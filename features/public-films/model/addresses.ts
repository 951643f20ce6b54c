import type { Copy, CopyCheck, CopyFile, CopyPlace, FilmHost } from "./copies.ts";

// Addresses at the public archives. A test's stand-in for them gives `base`: every address then lies below it, under its host's name.

export type AddressBase = string | undefined;

/** An address, or where the stand-in has it. */
export const addressAt = (base: AddressBase, address: string): string => (base === undefined ? address : `${base}/${address.slice("https://".length)}`);

/** Each part of the path percent-encoded. */
const encoded = (path: string): string => path.split("/").map(encodeURIComponent).join("/");

const commonsFiles = "https://upload.wikimedia.org/wikipedia/commons";

const vp9 = (height: number) => ({ suffix: `${height}p.vp9.webm`, type: 'video/webm; codecs="vp9, opus"', height });

/** What Commons makes of a video, no larger than it is, best first. The last one is for Safari. */
export const transcodes = [vp9(720), vp9(480), vp9(360), vp9(240), { suffix: "360p.mpeg4.mov", type: "video/quicktime", height: 360 }];

/** By a name's end. A browser that plays H.264 plays it in QuickTime's container as well, but does not say so of the container's own type. */
const types = new Map(Object.entries({ mp4: "video/mp4", m4v: "video/mp4", mov: "video/mp4", webm: "video/webm", ogv: "video/ogg" }));
export const typeOf = (name: string): string | null => types.get(/\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "") ?? null;

const heightIn = (name: string): number | null => {
  const height = /(?:^|[-_.x])(\d{3,4})p?\.[a-z0-9]+$/i.exec(name)?.[1];
  return height === undefined ? null : Number(height);
};

function oneFile(url: string, name: string): CopyFile[] {
  const type = typeOf(name);
  return type === null ? [] : [{ url, type, height: heightIn(name), bytes: null }];
}

/** The files that a copy should have by its host's rules, best first. None for an item of which no file is known. */
export function expectedFiles(copy: CopyPlace): CopyFile[] {
  if (copy.host === "blender") return oneFile(copy.url, copy.url);
  if (copy.host === "archive") return copy.file === null ? [] : oneFile(archiveFile(copy.item, copy.file), copy.file);
  const name = encodeURIComponent(copy.file);
  const folder = `${commonsFiles}/transcoded/${copy.path}/${name}`;
  return transcodes.map(({ suffix, type, height }) => ({ url: `${folder}/${name}.${suffix}`, type, height, bytes: null }));
}

export const archiveFile = (item: string, file: string): string => `https://archive.org/download/${encodeURIComponent(item)}/${encoded(file)}`;

/** Those that a check has found, else those that should be there. */
export const filesOf = (copy: Copy, check: CopyCheck | undefined): CopyFile[] => (check === undefined ? expectedFiles(copy) : check.files);

/** The page about a copy, for people. */
export function copyPage(copy: CopyPlace): string {
  if (copy.host === "blender") return copy.url;
  if (copy.host === "archive") return `https://archive.org/details/${encodeURIComponent(copy.item)}`;
  return `https://commons.wikimedia.org/wiki/File:${encodeURIComponent(copy.file)}`;
}

/** The address under which a host says what a copy is. Blender's has none: a HEAD request of the file tells. */
export function checkAddress(copy: CopyPlace): string | null {
  if (copy.host === "blender") return null;
  if (copy.host === "archive") return `https://archive.org/metadata/${encodeURIComponent(copy.item)}`;
  const query = new URLSearchParams({
    ...{ action: "query", format: "json", formatversion: "2", prop: "videoinfo" },
    ...{ viprop: "url|size|mime|derivatives|extmetadata", titles: `File:${copy.file}` },
  });
  return `https://commons.wikimedia.org/w/api.php?${query}`;
}

/** From where a browser loads films; the Archive redirects to one of its nodes. In the form of the Content-Security-Policy. */
export const filmOrigins: Record<FilmHost, readonly string[]> = {
  blender: ["https://video.blender.org", "https://download.blender.org"],
  commons: ["https://upload.wikimedia.org"],
  archive: ["https://archive.org", "https://*.us.archive.org", "https://*.ca.archive.org"],
};
