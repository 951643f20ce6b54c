import { counted } from "#domain/count-text.ts";
import { clockTime } from "#features/player/model/clock-time.ts";
import type { Checks } from "#features/public-films/checks.ts";
import { hostIds } from "#features/public-films/film-hosts.ts";
import { filesOf } from "#features/public-films/model/addresses.ts";
import { type Copy, type CopyCheck, copyKey, filmHosts, type PublicTitle } from "#features/public-films/model/copies.ts";
import { idOf, nameOf } from "./find-titles.ts";

export const stateNames: Record<CopyCheck["state"], string> = { ok: "ok", missing: "missing", "wrong-length": "wrong length", "not-free": "not free" };

/** "1:31:59" */
export const lengthText = (seconds: number): string => clockTime(Math.round(seconds));

/** "Wikimedia Commons, Nosferatu_(1922).webm" */
export const copyName = (copy: Copy): string =>
  `${filmHosts[copy.host]}, ${copy.host === "blender" ? copy.url.replace(/^.*\//, "") : copy.host === "commons" ? copy.file : copy.item}`;

function stateText(copy: Copy, check: CopyCheck | undefined): string {
  if (check === undefined) return filesOf(copy, undefined).length > 0 ? "unchecked" : "unchecked, not offered: --check finds its file";
  const length = check.seconds === null ? "" : `, ${lengthText(check.seconds)}`;
  const licence = check.state === "not-free" && check.licence !== null ? ` (${check.licence})` : "";
  return `${stateNames[check.state]}${licence}${length}, checked ${check.checkedAt.slice(0, 10)}`;
}

const byTitle = (titles: readonly PublicTitle[]): PublicTitle[] =>
  titles.toSorted((a, b) => a.title.localeCompare(b.title, "en") || a.year - b.year || idOf(a).localeCompare(idOf(b)));

/** "Wikimedia Commons: 131 copies, 2 ok, 1 bad, 128 unchecked" */
function countLine(host: Copy["host"], titles: readonly PublicTitle[], checks: Checks): string {
  const copies = titles.flatMap((title) => title.copies.filter((copy) => copy.host === host));
  const states = copies.map((copy) => checks[copyKey(copy)]?.state);
  const good = states.filter((state) => state === "ok").length;
  const unchecked = states.filter((state) => state === undefined).length;
  return `${filmHosts[host]}: ${counted(copies.length, "copy", "copies")}, ${good} ok, ${states.length - good - unchecked} bad, ${unchecked} unchecked`;
}

/** Titles that have a copy to offer. */
const playable = (titles: readonly PublicTitle[], checks: Checks): PublicTitle[] =>
  titles.filter(({ copies }) => copies.some((copy) => filesOf(copy, checks[copyKey(copy)]).length > 0));

export function listLines(titles: readonly PublicTitle[], checks: Checks): string[] {
  const lines = byTitle(titles).flatMap((title) => [
    `${nameOf(title)}  ${idOf(title)}`,
    ...title.copies.map((copy) => `  ${copyName(copy)}: ${stateText(copy, checks[copyKey(copy)])}`),
  ]);
  const counts = hostIds.map((host) => countLine(host, titles, checks));
  return [...lines, ...counts, `${playable(titles, checks).length} of ${counted(titles.length, "film or episode", "films and episodes")} have a copy to play`];
}

/** A line of `npm run films -- --json`. */
export const jsonLines = (titles: readonly PublicTitle[], checks: Checks): string[] =>
  byTitle(titles).map(({ copies, ...title }) =>
    JSON.stringify({ id: idOf({ copies, ...title }), ...title, copies: copies.map((copy) => ({ ...copy, check: checks[copyKey(copy)] ?? null })) }),
  );
