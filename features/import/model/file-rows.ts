import type { ImportedTitle, Service } from "./imported-title.ts";
import { mapInParts, type Pause } from "./in-parts.ts";

/** Why a row of a file is left out. */
export const leftOutReasons = [
  "unnamed",
  "otherType",
  "part",
  "people",
  "hidden",
  "dropped",
  "collected",
  "liked",
  "recommended",
  "deleted",
  "trailer",
  "unstarted",
  "finished",
  "empty",
  "beyond",
] as const;
export type LeftOut = (typeof leftOutReasons)[number];

export type RowResult = ImportedTitle | LeftOut;

/** What became of a file's rows: `read` and the numbers of `leftOut` add up to `rows`. */
export type RowCounts = { rows: number; read: number; leftOut: Partial<Record<LeftOut, number>> };

/** `lists`: the names of the visitor's lists in it, in their order. */
export type FileRows = RowCounts & { service: Service; titles: ImportedTitle[]; lists: string[] };

/** What a reader makes of a file: its number of rows, and what each says. `beyond`: rows that the limits leave unread. */
export type RowSource = { service: Service; rows: number; beyond?: number; read: (index: number) => RowResult };

/** Every reader's rows come through here, so that each is either read or counted by the reason for which it is left out. */
export async function readRows({ service, rows, beyond = 0, read }: RowSource, mostRows: number, pause: Pause): Promise<FileRows> {
  const results = await mapInParts(Array.from({ length: Math.min(rows, mostRows) }), (_, index) => read(index), pause);
  const unread = rows - results.length + beyond;
  const leftOut: RowCounts["leftOut"] = unread > 0 ? { beyond: unread } : {};
  const titles: ImportedTitle[] = [];
  for (const result of results) {
    const reason = typeof result === "string" ? result : "unnamed";
    if (typeof result !== "string" && result.title !== "") titles.push(result);
    else leftOut[reason] = (leftOut[reason] ?? 0) + 1;
  }
  const lists = new Set(titles.flatMap((title) => title.lists.map(({ name }) => name)));
  return { service, titles, lists: [...lists], rows: rows + beyond, read: titles.length, leftOut };
}
