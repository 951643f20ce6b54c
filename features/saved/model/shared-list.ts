import { paths, withSearch } from "#domain/addresses.ts";
import { isTitleKey, type TitleKey } from "#domain/title-key.ts";
import { savedLimits } from "./saved-limits.ts";

/** A list as an address: "/shared?name=Rainy+days&titles=movie:19,tv:1396". It carries ids alone, and no server stores it. */
export type SharedList = { name: string; titles: readonly TitleKey[] };

/** Ours: more titles make an address that some programs cut. */
export const mostSharedTitles = 100;

const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/g;

/** A list's name: single spaces, no control or direction characters, at most 60 characters. */
export function tidyListName(text: string): string {
  const tidy = text
    .replace(directionMarks, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
  return [...tidy].slice(0, savedLimits.lists.nameMaxChars).join("").trim();
}

const distinct = (titles: readonly TitleKey[]): TitleKey[] => [...new Set(titles)].slice(0, mostSharedTitles);

const entriesOf = (parameters: URLSearchParams): string[] => (parameters.get("titles") ?? "").split(",").filter((text) => text !== "");

/** In the order of the address. What is no title's key, comes twice, or is beyond the limit is dropped. */
export const parseSharedList = (parameters: URLSearchParams): SharedList => ({
  name: tidyListName(parameters.get("name") ?? ""),
  titles: distinct(entriesOf(parameters).filter(isTitleKey)),
});

/** The entries of an address that are no titles' keys or beyond the limit. */
export const droppedEntries = (parameters: URLSearchParams): number => new Set(entriesOf(parameters)).size - parseSharedList(parameters).titles.length;

/** The canonical parameters: the name first, without what is empty. */
export function sharedListParameters({ name, titles }: SharedList): URLSearchParams {
  const tidyName = tidyListName(name);
  return new URLSearchParams({
    ...(tidyName !== "" && { name: tidyName }),
    ...(titles.length > 0 && { titles: distinct(titles).join(",") }),
  });
}

/** Nor do colons need an escape in a query. */
export const sharedListPath = (list: SharedList): string => withSearch(paths.shared, sharedListParameters(list)).replaceAll("%3A", ":");
