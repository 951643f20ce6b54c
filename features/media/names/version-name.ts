import { afterTitle } from "./film-name.ts";

const editions: readonly [pattern: RegExp, label: string][] = [
  [/director'?s[\s._-]*(?:cut|edition)?|\bdc\b/iu, "Director's Cut"],
  [/theatrical/iu, "Theatrical Cut"],
  [/extended/iu, "Extended"],
  [/final[\s._-]*cut/iu, "Final Cut"],
  [/unrated/iu, "Unrated"],
  [/uncut/iu, "Uncut"],
  [/imax/iu, "IMAX"],
  [/open[\s._-]*matte/iu, "Open Matte"],
  [/remastered/iu, "Remastered"],
  [/restored|restoration/iu, "Restored"],
  [/anniversary/iu, "Anniversary Edition"],
  [/special[\s._-]*edition/iu, "Special Edition"],
  [/criterion/iu, "Criterion"],
  [/colou?ri[sz]ed/iu, "Colorized"],
];
const height = /(?<![\d])(?<height>4320|2160|1440|1080|720|576|540|480|360)[pi](?![\p{L}\d])/iu;
const named = /\{edition-(?<label>[^}]{1,60})\}/iu;
/** "Metropolis (1927) - 1080p", "Metropolis (1927) - [Director's Cut]", "Metropolis (1927) [Restored]". */
const dashed = /^\s*(?:-\s*\[?|\[)(?<label>[^\][]{1,60})\]?\s*$/u;

/** What distinguishes one version of a film from another: "Director's Cut 1080p"; "" if the name says nothing. */
export function versionName(stem: string): string {
  const edition = named.exec(stem)?.groups?.label;
  const rest = afterTitle(stem.replace(named, " "));
  const resolution = heightIn(rest) ?? (/(?<![\p{L}\d])(?:4k|uhd)(?![\p{L}\d])/iu.test(rest) ? 2160 : null);
  const label = dashed.exec(rest)?.groups?.label?.trim();
  if (label && !edition) return label;
  const words =
    edition ??
    editions
      .filter(([pattern]) => pattern.test(rest))
      .map(([, name]) => name)
      .join(", ");
  return [words, resolution === null ? "" : `${resolution}p`].filter(Boolean).join(" ");
}

export function heightIn(name: string): number | null {
  const found = height.exec(name)?.groups?.height;
  return found ? Number(found) : null;
}
