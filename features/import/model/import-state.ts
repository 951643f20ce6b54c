import { storedFields, storedText } from "#domain/device-settings.ts";
import { movieKey, seriesKey, type TitleKey } from "#domain/title-key.ts";
import { jsonFields } from "#features/saved/model/json-fields.ts";
import type { SavedTitle } from "#features/saved/model/saved-title.ts";
import { parseSavedTitle } from "#features/saved/model/title-format.ts";
import { type ImportedTitle, importedTitle, type Service } from "./imported-title.ts";
import type { MatchResult, MatchRow } from "./match-rows.ts";
import type { ReadImport } from "./read-import.ts";

/** A title of an import. `result`: `null` until it is looked up. `choice`: of an unclear one, the visitor's; `null` for none of them. */
export type ImportEntry = { row: ImportedTitle; result: MatchResult | null; choice: TitleKey | null };

/** An import between the choice of its files and its end. */
export type ImportState = Pick<ReadImport, "services" | "skipped" | "left"> & { entries: ImportEntry[] };

/** The film database's own ids need no look-up. */
function resultWithoutLookup({ tmdb, kind, title, year }: ImportedTitle): MatchResult | null {
  if (tmdb === null || kind === null) return null;
  const key = kind === "movie" ? movieKey(tmdb) : seriesKey(tmdb);
  return { status: "matched", title: { key, title, year, poster_path: null, genre_ids: [], runtime: null, rating: null } };
}

export const importStateOf = ({ services, skipped, left, titles }: ReadImport): ImportState => ({
  services,
  skipped,
  left,
  entries: titles.map((row) => ({ row, result: resultWithoutLookup(row), choice: null })),
});

export const isWaiting = ({ result }: ImportEntry): boolean => result === null || result.status === "pending";

/** The title that an entry adds to what the device stores; `null` if none is known, or chosen. */
export function titleOf({ result, choice }: ImportEntry): SavedTitle | null {
  if (result?.status === "matched") return result.title;
  return result?.status === "unclear" ? (result.titles.find(({ key }) => key === choice) ?? null) : null;
}

export function matchRowOf({ imdb, title, year, kind }: ImportedTitle): MatchRow {
  return { ...(imdb !== null && { imdb }), ...(title !== imdb && { title }), ...(year !== null && { year }), ...(kind !== null && { kind }) };
}

const version = 1;

/** What is empty is left out: ten thousand titles have to fit. */
export const importStateText = ({ entries, ...rest }: ImportState): string => {
  const withoutEmpty = (fields: object): object =>
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== "" && !(Array.isArray(value) && value.length === 0)));
  return storedText(version, { ...rest, entries: entries.map(({ row, result, choice }) => withoutEmpty({ row: withoutEmpty(row), result, choice })) });
};

const numberIn = (value: unknown): number | null => (Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : null);
const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.filter((text) => typeof text === "string") : []);

function rowIn(value: unknown): ImportedTitle | null {
  const { title, imdb, kind, note, lists, episodes, ...numbers } = jsonFields(value);
  if (typeof title !== "string" || title === "") return null;
  const episodesIn = (Array.isArray(episodes) ? episodes : []).flatMap((item) => {
    const { season, episode, at } = jsonFields(item);
    const [s, e, time] = [numberIn(season), numberIn(episode), numberIn(at)];
    return s === null || e === null || time === null ? [] : { season: s, episode: e, at: time };
  });
  return importedTitle({
    title,
    imdb: typeof imdb === "string" ? imdb : null,
    kind: kind === "movie" || kind === "tv" ? kind : null,
    note: typeof note === "string" ? note : "",
    lists: textsIn(lists),
    episodes: episodesIn,
    tmdb: numberIn(numbers.tmdb),
    year: numberIn(numbers.year),
    savedAt: numberIn(numbers.savedAt),
    seenAt: numberIn(numbers.seenAt),
    rating: numberIn(numbers.rating),
    ratedAt: numberIn(numbers.ratedAt) ?? 0,
  });
}

function resultIn(value: unknown): MatchResult | null {
  const { status, title, titles } = jsonFields(value);
  if (status === "absent") return { status };
  const matched = parseSavedTitle(jsonFields(title));
  if (status === "matched") return matched && { status, title: matched };
  const choices = Array.isArray(titles) ? titles.flatMap((one) => parseSavedTitle(jsonFields(one)) ?? []) : [];
  return status === "unclear" && choices.length > 0 ? { status, titles: choices } : null;
}

const services: readonly string[] = ["letterboxd", "imdb", "trakt"] satisfies Service[];

/** Storage is untrusted: `null` without an import, and what is malformed is left out. */
export function parseImportState(text: string | null): ImportState | null {
  const fields = storedFields(text, version);
  const entries = (Array.isArray(fields.entries) ? fields.entries : []).flatMap((value): ImportEntry[] => {
    const { row, result, choice } = jsonFields(value);
    const parsed = rowIn(row);
    const found = resultIn(result);
    const chosen = found?.status === "unclear" ? (found.titles.find(({ key }) => key === choice)?.key ?? null) : null;
    return parsed ? [{ row: parsed, result: found, choice: chosen }] : [];
  });
  if (entries.length === 0) return null;
  return {
    services: textsIn(fields.services).filter((name): name is Service => services.includes(name)),
    skipped: numberIn(fields.skipped) ?? 0,
    left: numberIn(fields.left) ?? 0,
    entries,
  };
}
