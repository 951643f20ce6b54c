import type { SearchType } from "#domain/addresses.ts";
import { indexedTypes, type TitleIndex } from "./build-title-index.ts";
import { type Candidates, namesWith } from "./word-candidates.ts";

/** Bound the time of a search in an index of any size. The most popular names come first, so what is cut is the least popular. */
const most = { names: 10_000, ofType: 40 };
/** A lookup in a sorted list of names costs about as much as reading this many of them. */
const lookupCost = 12;

/** Edits by name. */
type Edits = Map<number, number>;

export const typeOf = ({ types }: TitleIndex, name: number): SearchType => indexedTypes[types[name] ?? 0] ?? "movies";

/** The names of all words, with the fewest edits that lead to each: closer words come first. */
function namesOf(index: TitleIndex, { words }: Candidates): Edits {
  const edits: Edits = new Map();
  for (const match of words) {
    for (const name of namesWith(index, match.word)) {
      if (edits.size >= most.names) return edits;
      if (!edits.has(name)) edits.set(name, match.edits);
    }
  }
  return edits;
}

function contains(sorted: Uint32Array, name: number): boolean {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((sorted[middle] ?? 0) < name) from = middle + 1;
    else to = middle;
  }
  return sorted[from] === name;
}

/** Leaves the names that the candidates lead to as well, and adds their edits. */
function narrowed(index: TitleIndex, before: Edits, { words, names }: Candidates): Edits {
  const left: Edits = new Map();
  const isShort = before.size * words.length * lookupCost < names;
  for (const match of words) {
    const list = namesWith(index, match.word);
    const both = isShort ? [...before.keys()].filter((name) => contains(list, name)) : list;
    for (const name of both) {
      const edits = before.get(name);
      if (edits !== undefined && !left.has(name)) left.set(name, edits + match.edits);
    }
  }
  return left;
}

function closestOfEachType({ types }: TitleIndex, edits: Edits): number[] {
  const left = indexedTypes.map(() => most.ofType);
  const byEdits = [...Map.groupBy(edits.keys(), (name) => edits.get(name) ?? 0)].sort(([a], [b]) => a - b);
  return byEdits.flatMap(([, names]) =>
    // Numbers sort several times faster than pairs.
    [...Uint32Array.from(names).sort()].filter((name) => {
      const type = types[name] ?? 0;
      const room = left[type] ?? 0;
      left[type] = room - 1;
      return room > 0;
    }),
  );
}

/** Names that hold a candidate of every typed word, a few of each type, closest first, then most popular. */
export function candidateNames(index: TitleIndex, candidates: readonly Candidates[]): number[] {
  const sorted = candidates.toSorted((a, b) => Number(a.isOpen) - Number(b.isOpen) || a.names - b.names);
  const [rarest, ...others] = sorted.filter(({ isOpen }, at) => at === 0 || !isOpen);
  if (!rarest) return [];
  let edits = namesOf(index, rarest);
  for (const other of others) edits = narrowed(index, edits, other);
  return closestOfEachType(index, edits);
}
