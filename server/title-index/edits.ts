/** One edit in words of four to seven letters, two from eight, none below (issue 18, "Suggestions that forgive"), of which `isPlausible` takes some back. */
export const editsAllowed = (letters: number): number => (letters < 4 ? 0 : letters < 8 ? 1 : 2);

/** In a word that was only begun: more words begin alike than are alike. */
export const editsAllowedInPrefix = (letters: number): number => (letters < 8 ? 0 : letters < 12 ? 1 : 2);

/** A Chinese, Japanese or Korean character says as much as two letters. */
const lettersIn = (words: readonly string[]): number => {
  const text = words.join("");
  return text.length + (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0);
};

/**
 * Whether the letters of a query that are right outweigh the wrong ones: an invented word of four letters is one edit from a real one, and many a
 * longer one is near to a word within a name. `isWhole`: they are all of the name.
 */
export function isPlausible(typed: readonly string[], edits: number, isWhole: boolean): boolean {
  if (edits === 0) return true;
  const letters = lettersIn(typed);
  if (!isWhole) return edits <= Math.floor(letters / 6);
  return edits === 1 ? letters >= 5 : letters >= 8 && edits <= Math.floor(letters / 4);
}

const shortestSwapped = 3;

/** Two neighbors swapped in a word that is too short for an edit: "teh". */
export const isSwapOf = (typed: string, word: string): boolean => {
  if (typed.length !== shortestSwapped || word.length !== shortestSwapped) return false;
  const [a, b, c] = typed;
  return word === `${b}${a}${c}` || word === `${a}${c}${b}`;
};

export const swapsOf = ([a, b, c, ...rest]: string): string[] =>
  a === undefined || b === undefined || c === undefined || rest.length > 0 ? [] : [`${b}${a}${c}`, `${a}${c}${b}`];

/** The most edits of any word that a text of this length may be meant for: it may be two letters longer. */
export const mostEdits = (typed: string): number => (typed.length < 3 ? 0 : editsAllowed(typed.length + 2));

/**
 * The table of optimal string alignment between the letters typed and a path of letters, row by row: letters added, missing, wrong, or swapped with
 * the next. Only cells of at most `most` edits are computed; the others stay at `most + 1`.
 */
export function editTable(typed: string, most: number) {
  const width = typed.length + 1;
  const units = Uint16Array.from({ length: typed.length }, (_, at) => typed.charCodeAt(at));
  const cells = new Uint8Array((typed.length + most + 2) * width).fill(most + 1);
  for (let at = 0; at <= Math.min(most, typed.length); at += 1) cells[at] = at;
  return {
    /** Computes the row of the path's letter at `depth` (from 1), from the rows before it. @returns the fewest edits in it */
    add: (depth: number, letter: number, letterBefore: number): number => {
      if (depth > typed.length + most) return most + 1;
      const row = depth * width;
      const last = row - width;
      const from = Math.max(1, depth - most);
      const to = Math.min(typed.length, depth + most);
      let smallest = most + 1;
      if (depth <= most) {
        cells[row] = depth;
        smallest = depth;
      }
      for (let at = from; at <= to; at += 1) {
        const unit = units[at - 1];
        let edits = (cells[last + at - 1] ?? 0) + (unit === letter ? 0 : 1);
        edits = Math.min(edits, (cells[last + at] ?? 0) + 1, (cells[row + at - 1] ?? 0) + 1, most + 1);
        if (at > 1 && unit === letterBefore && units[at - 2] === letter) edits = Math.min(edits, (cells[last - width + at - 2] ?? 0) + 1);
        cells[row + at] = edits;
        if (edits < smallest) smallest = edits;
      }
      return smallest;
    },
    /** Edits between all letters typed and the path up to `depth`. */
    whole: (depth: number): number => cells[depth * width + typed.length] ?? most + 1,
  };
}
