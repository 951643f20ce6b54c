import { hash } from "./artwork/random.ts";

type IdRange = { from: number; count: number };

/** Ids of names for which the data has none. They derive from the name, so that new data does not change them. */
export function namedIds(names: Iterable<string>, { from, count }: IdRange, taken: Iterable<number> = []): Map<string, number> {
  const used = new Set(taken);
  const ids = new Map<string, number>();
  for (const name of [...new Set(names)].toSorted()) {
    let offset = hash(name) % count;
    while (used.has(from + offset)) offset = (offset + 1) % count;
    used.add(from + offset);
    ids.set(name, from + offset);
  }
  return ids;
}
