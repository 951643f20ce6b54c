import { editsAllowed, editsAllowedInPrefix, editTable } from "./edits.ts";

/**
 * Distinct words in the order of their UTF-16 units, as a trie in preorder. A node's children follow it, so the words below a node are a range.
 * `letters`: the unit that leads to a node; `ends`: the node after its subtree; `wordsBefore`: how many words end at earlier nodes (one longer).
 */
export type WordTrie = { letters: Uint16Array; ends: Uint32Array; wordsBefore: Uint32Array };

/** Words `from` up to (not including) `to` that begin with something like the typed text; `isWhole`: one word that is like it. */
export type WordRange = { from: number; to: number; edits: number; isWhole: boolean };

const commonPrefix = (a: string, b: string): number => {
  let length = 0;
  while (length < a.length && a.charCodeAt(length) === b.charCodeAt(length)) length += 1;
  return length;
};

/** `words` must be sorted and distinct. */
export function buildTrie(words: readonly string[]): WordTrie {
  const nodes = words.reduce((sum, word, index) => sum + word.length - commonPrefix(word, words[index - 1] ?? ""), 1);
  const trie = { letters: new Uint16Array(nodes), ends: new Uint32Array(nodes), wordsBefore: new Uint32Array(nodes + 1) };
  const path = [0];
  let next = 1;
  const close = (depth: number): void => {
    for (const node of path.splice(depth + 1)) trie.ends[node] = next;
  };
  for (const [index, word] of words.entries()) {
    close(commonPrefix(word, words[index - 1] ?? ""));
    for (let at = path.length - 1; at < word.length; at += 1) {
      trie.letters[next] = word.charCodeAt(at);
      trie.wordsBefore[next] = index;
      path.push(next);
      next += 1;
    }
  }
  close(-1);
  trie.wordsBefore[nodes] = words.length;
  return trie;
}

/** @returns the word's number, or -1 */
export function wordNumber({ letters, ends, wordsBefore }: WordTrie, word: string): number {
  let node = 0;
  for (let at = 0; at < word.length; at += 1) {
    const end = ends[node] ?? 0;
    let child = node + 1;
    while (child < end && letters[child] !== word.charCodeAt(at)) child = ends[child] ?? end;
    if (child >= end) return -1;
    node = child;
  }
  const before = wordsBefore[node] ?? 0;
  return node > 0 && (wordsBefore[node + 1] ?? 0) > before ? before : -1;
}

/** `most`: edits. `budget`: how many nodes the lookups of one query may still visit. */
type Lookup = { isPrefix: boolean; most: number; budget: { nodes: number } };

/**
 * Words that differ from `typed` by as many edits as a word of their length allows; with `isPrefix` also words that begin with something that
 * differs from it by as many as its own length allows, but not in its first letter: too many words would.
 */
export function wordsLike({ letters, ends, wordsBefore }: WordTrie, typed: string, { isPrefix, most, budget }: Lookup): WordRange[] {
  const found: WordRange[] = [];
  const ofPrefix = isPrefix ? Math.min(most, editsAllowedInPrefix(typed.length)) : -1;
  const table = editTable(typed, most);

  const visit = (node: number, depth: number, letterBefore: number, startsAlike: boolean): void => {
    const end = ends[node] ?? 0;
    for (let child = node + 1; child < end && budget.nodes > 0; child = ends[child] ?? end) {
      budget.nodes -= 1;
      const letter = letters[child] ?? 0;
      if (table.add(depth + 1, letter, letterBefore) > most) continue;
      const edits = table.whole(depth + 1);
      const from = wordsBefore[child] ?? 0;
      const isWord = (wordsBefore[child + 1] ?? 0) > from;
      if (isWord && edits <= Math.min(most, editsAllowed(Math.max(typed.length, depth + 1)))) found.push({ from, to: from + 1, edits, isWhole: true });
      const isSameStart = depth > 0 ? startsAlike : letter === typed.charCodeAt(0);
      if (edits <= (isSameStart ? ofPrefix : 0) && isPrefix) found.push({ from, to: wordsBefore[ends[child] ?? 0] ?? from, edits, isWhole: false });
      if (edits > 0 || !isPrefix) visit(child, depth + 1, letter, isSameStart);
    }
  };
  visit(0, 0, -1, false);
  return found;
}
