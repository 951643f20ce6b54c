import { storedFields, storedText } from "#domain/device-settings.ts";
import { movieKey, seriesKey, type TitleKey } from "#domain/title-key.ts";
import { jsonFields } from "#features/saved/model/json-fields.ts";
import type { SavedTitle } from "#features/saved/model/saved-title.ts";
import { parseSavedTitle } from "#features/saved/model/title-format.ts";
import { leftOutReasons } from "./file-rows.ts";
import { type ImportedTitle, services } from "./imported-title.ts";
import type { MatchResult, MatchRow } from "./match-rows.ts";
import { type FileReport, fileFaults, type ReadImport } from "./read-import.ts";
import { itemsIn, numberIn, storedRow, textsIn } from "./stored-row.ts";

/** A title of an import. `result`: `null` until it is looked up. `choice`: of an unclear one, the visitor's; `null` for none of them. */
export type ImportEntry = { row: ImportedTitle; result: MatchResult | null; choice: TitleKey | null };

/** An import between the choice of its files and its end. */
export type ImportState = Pick<ReadImport, "services" | "lists" | "left" | "files"> & { entries: ImportEntry[] };

/** A service's own address distinguished titles, and is not needed any more. */
export const importStateOf = ({ titles, ...read }: ReadImport): ImportState => ({
  ...read,
  entries: titles.map((row) => ({ row: { ...row, uri: null }, result: null, choice: null })),
});

export const isWaiting = ({ result }: ImportEntry): boolean => result === null || result.status === "pending";

/** How many are looked up. */
export const doneCount = (entries: readonly ImportEntry[]): number => entries.filter((entry) => !isWaiting(entry)).length;

/** The server looks up about three titles a second for each visitor (server/request/client-limits.ts). */
export const minutesFor = (titles: number): number => Math.ceil(titles / 180);

/** The title of the film database's own id, unchecked: its poster follows. `null` without an id. */
export function titleById({ tmdb, kind, title, year }: ImportedTitle): SavedTitle | null {
  if (tmdb === null || kind === null) return null;
  return { key: kind === "movie" ? movieKey(tmdb) : seriesKey(tmdb), title, year, poster_path: null, genre_ids: [], runtime: null, rating: null };
}

/** Without the look-ups that are left: ids are believed. */
export const withoutLookUps = (state: ImportState): ImportState => ({
  ...state,
  entries: state.entries.map((entry) => {
    const title = isWaiting(entry) ? titleById(entry.row) : null;
    return title ? { ...entry, result: { status: "matched", title } } : entry;
  }),
});

/** The title that an entry adds to what the device stores; `null` if none is known, or chosen. */
export function titleOf({ result, choice }: ImportEntry): SavedTitle | null {
  if (result?.status === "matched") return result.title;
  return result?.status === "unclear" ? (result.titles.find(({ key }) => key === choice) ?? null) : null;
}

export function matchRowOf({ tmdb, imdb, title, year, kind }: ImportedTitle): MatchRow {
  const isNamed = title !== imdb && title !== String(tmdb);
  return {
    ...(tmdb !== null && kind !== null && { tmdb }),
    ...(imdb !== null && { imdb }),
    ...((isNamed || (imdb === null && (tmdb === null || kind === null))) && { title }),
    ...(year !== null && { year }),
    ...(kind !== null && { kind }),
  };
}

const version = 1;

const isEmpty = (value: unknown): boolean => value === null || value === "" || value === false || (Array.isArray(value) && value.length === 0);
const withoutEmpty = (fields: object): object => Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value)));

/** An entry is not changed: a batch of results makes fifty new ones of thousands. */
const entryTexts = new WeakMap<ImportEntry, string>();

/** What is empty is left out: ten thousand titles have to fit. */
export function entryText(entry: ImportEntry): string {
  const { row, result, choice } = entry;
  const text = entryTexts.get(entry) ?? JSON.stringify(withoutEmpty({ row: withoutEmpty(row), result, choice }));
  entryTexts.set(entry, text);
  return text;
}

export const importStateText = ({ entries, ...rest }: ImportState): string =>
  `${storedText(version, rest).slice(0, -1)},"entries":[${entries.map(entryText).join(",")}]}`;

function resultIn(value: unknown): MatchResult | null {
  const { status, title, titles } = jsonFields(value);
  if (status === "absent") return { status };
  const matched = parseSavedTitle(jsonFields(title));
  if (status === "matched") return matched && { status, title: matched };
  const choices = Array.isArray(titles) ? titles.flatMap((one) => parseSavedTitle(jsonFields(one)) ?? []) : [];
  return status === "unclear" && choices.length > 0 ? { status, titles: choices } : null;
}

/** Of its own words alone, so that each has a text. */
const oneOf = <Word extends string>(words: readonly Word[], value: unknown): Word | null => words.find((word) => word === value) ?? null;

function reportIn(value: unknown): FileReport[] {
  const { name, service, fault, rows, read, leftOut } = jsonFields(value);
  if (typeof name !== "string") return [];
  const counts = Object.entries(jsonFields(leftOut)).flatMap(([key, count]) => {
    const reason = oneOf(leftOutReasons, key);
    return reason ? [[reason, numberIn(count) ?? 0] as const] : [];
  });
  return [
    {
      ...{ name, service: oneOf(services, service), fault: oneOf(fileFaults, fault) },
      ...{ rows: numberIn(rows) ?? 0, read: numberIn(read) ?? 0, leftOut: Object.fromEntries(counts) },
    },
  ];
}

/** Storage is untrusted: `null` without an import, and what is malformed is left out. */
export function parseImportState(text: string | null): ImportState | null {
  const fields = storedFields(text, version);
  const entries = itemsIn(fields.entries).flatMap((value): ImportEntry[] => {
    const { row, result, choice } = jsonFields(value);
    const parsed = storedRow(row);
    const found = resultIn(result);
    const chosen = found?.status === "unclear" ? (found.titles.find(({ key }) => key === choice)?.key ?? null) : null;
    return parsed ? [{ row: parsed, result: found, choice: chosen }] : [];
  });
  if (entries.length === 0) return null;
  return {
    services: textsIn(fields.services).flatMap((name) => oneOf(services, name) ?? []),
    lists: textsIn(fields.lists),
    left: numberIn(fields.left) ?? 0,
    files: itemsIn(fields.files).flatMap(reportIn),
    entries,
  };
}
