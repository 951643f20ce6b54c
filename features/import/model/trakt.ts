import { jsonFields } from "#features/saved/model/json-fields.ts";
import type { RowSource } from "./file-rows.ts";
import { baseName, type ImportFile, listName, withoutCopyNumber } from "./imported-title.ts";
import { fieldsIn } from "./json-items.ts";
import { type TraktContext, traktTitle } from "./trakt-meaning.ts";
import { roleOf } from "./trakt-roles.ts";

// Trakt's JSON: arrays of items, or an object of such arrays by what they are ("watchlist"), or lists with a name and their items.

type Part = { items: readonly unknown[]; context: TraktContext };

const favorites = "Favorites";

/** Of arrays and lists within one another; exports have three. */
const mostLevels = 5;

const hasItems = (value: unknown): boolean => Array.isArray(fieldsIn(value)?.items);

/** Where items stand in the file. */
function partsOf(value: unknown, context: TraktContext, level = 0): Part[] {
  if (level > mostLevels) return [];
  if (Array.isArray(value)) return value.some(hasItems) ? value.flatMap((list) => partsOf(list, context, level + 1)) : [{ items: value, context }];
  const fields = fieldsIn(value);
  if (!fields) return [];
  const name = typeof fields.name === "string" ? listName(fields.name) : "";
  if (Array.isArray(fields.items) && name !== "") return [{ items: fields.items, context: { ...context, role: "list", list: name } }];
  return Object.entries(fields).flatMap(([key, items]) => {
    const role = roleOf(key);
    return Array.isArray(items) ? partsOf(items, { ...context, role, ...(role === "favorites" && { list: favorites }) }, level + 1) : [];
  });
}

/** By a list's number and its slug. */
export type TraktListNames = ReadonlyMap<string, string>;

/** What `lists-lists.json` says, in its order. */
export function traktListNames(json: unknown): [key: string, name: string][] {
  return (Array.isArray(json) ? json : []).flatMap((value): [string, string][] => {
    const list = jsonFields(value);
    const ids = jsonFields(list.ids);
    const name = typeof list.name === "string" ? listName(list.name) : "";
    return name === "" ? [] : [ids.trakt, ids.slug].filter((id) => typeof id === "number" || typeof id === "string").map((id) => [String(id), name]);
  });
}

export const isListNames = ({ name }: Pick<ImportFile, "name">): boolean => roleOf(name) === "listNames";

/** "lists-list-123-best-of.json" is called as `lists-lists.json` says, else "best of". */
export function listOfFile(name: string, names: TraktListNames): string {
  const file = withoutCopyNumber(baseName(name));
  if (roleOf(name) === "favorites") return favorites;
  const { id, slug } = /^(?:lists?-)?(?:list-)?(?:(?<id>\d+)-)?(?<slug>.+)$/i.exec(file)?.groups ?? {};
  return names.get(id ?? "") ?? names.get(slug ?? "") ?? listName((slug ?? file).replaceAll("-", " "));
}

const hasTitle = (value: unknown): boolean => {
  const item = fieldsIn(value);
  return item !== null && (fieldsIn(item.movie) ?? fieldsIn(item.show) ?? fieldsIn(item.person)) !== null;
};

const hasTitles = ({ items }: Part): boolean => items.some(hasTitle);

/** `null`: another service's file, or none. "noTitles": one of Trakt's that has none. `json`: the file's. */
export function traktSource({ name }: Pick<ImportFile, "name">, json: unknown, names: TraktListNames, now: number): RowSource | "noTitles" | null {
  const role = roleOf(name);
  const parts = partsOf(json, { role, list: listOfFile(name, names), now }).filter(hasTitles);
  if (parts.length === 0) return role === null ? null : "noTitles";
  const rows = parts.flatMap(({ items, context }) => items.map((item, place) => () => traktTitle(item, place, context)));
  return { service: "trakt", rows: rows.length, read: (index) => rows[index]?.() ?? "empty" };
}
