import type { TakedownKind, TakedownList } from "#domain/takedown.ts";

type IsAllowed = (item: { id: number }) => boolean;
type Tree = Record<string, unknown>;

const isTree = (value: unknown): value is Tree => typeof value === "object" && value !== null;

function filtered(value: unknown, [property, ...rest]: readonly string[], isAllowed: IsAllowed): unknown {
  if (Array.isArray(value)) return property === undefined ? value.filter(isAllowed) : value.map((item) => filtered(item, [property, ...rest], isAllowed));
  if (property === undefined || !isTree(value)) return value;
  return { ...value, [property]: filtered(value[property], rest, isAllowed) };
}

/** The items of a page that are left are fewer results. */
const recounted = (page: Tree, items: unknown): Tree =>
  Array.isArray(items) && Array.isArray(page.items) && typeof page.totalResults === "number"
    ? { ...page, totalResults: page.totalResults - (items.length - page.items.length) }
    : page;

/** A query's data without the titles and people that are blocked, wherever its `contains` says that there are some. */
export function withoutBlocked<Data>(data: Data, contains: Readonly<Record<string, TakedownKind>>, list: TakedownList): Data {
  let left: unknown = data;
  for (const [path, kind] of Object.entries(contains)) left = filtered(left, path === "" ? [] : path.split("."), ({ id }) => !list.has(kind, id));
  return (isTree(left) && isTree(data) && "items" in contains ? recounted(left, data.items) : left) as Data;
}
