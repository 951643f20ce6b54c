/** One edit in words of four to seven letters, two from eight, none below (issue 18, "Suggestions that forgive"), of which `isPlausible` takes some back. */
const editsAllowed = (letters: number): number => (letters < 4 ? 0 : letters < 8 ? 1 : 2);

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
const isSwapOf = (typed: string, word: string): boolean => {
  if (typed.length !== shortestSwapped || word.length !== shortestSwapped) return false;
  const [a, b, c] = typed;
  return word === `${b}${a}${c}` || word === `${a}${c}${b}`;
};

/** The most edits of any word that a text of this length may be meant for: it may be two letters longer. */
export const mostEdits = (typed: string): number => (typed.length < 3 ? 0 : editsAllowed(typed.length + 2));

/** A typed word that was joined has at most 80 letters, a name's word 40. Filled anew by each comparison: memory for each would cost more than it. */
const cells = new Uint8Array(82 * 42);

/**
 * Optimal string alignment: letters added, missing, wrong, or swapped with the next. Only cells of at most `most` edits are computed. `ofPrefix`: of
 * the closest beginning of the word. More than `most` edits count as one more.
 */
function alignment(typed: string, word: string, most: number): { whole: number; ofPrefix: number } {
  const width = typed.length + 2;
  for (let at = 0; at < width; at += 1) cells[at] = at;
  let ofPrefix = most + 1;
  for (let depth = 1; depth <= word.length; depth += 1) {
    const row = depth * width;
    const above = row - width;
    const letter = word.charCodeAt(depth - 1);
    const [from, to] = [Math.max(1, depth - most), Math.min(typed.length, depth + most)];
    let smallest = from === 1 ? depth : most + 1;
    cells[row + from - 1] = smallest;
    for (let at = from; at <= to; at += 1) {
      const unit = typed.charCodeAt(at - 1);
      let edits = Math.min((cells[above + at - 1] ?? 0) + Number(unit !== letter), (cells[above + at] ?? 0) + 1, (cells[row + at - 1] ?? 0) + 1);
      if (depth > 1 && at > 1 && typed.charCodeAt(at - 2) === letter && unit === word.charCodeAt(depth - 2))
        edits = Math.min(edits, (cells[above - width + at - 2] ?? 0) + 1);
      cells[row + at] = edits;
      smallest = Math.min(smallest, edits);
    }
    cells[row + to + 1] = most + 1;
    if (to === typed.length) ofPrefix = Math.min(ofPrefix, cells[row + to] ?? ofPrefix);
    if (smallest > most) return { whole: most + 1, ofPrefix };
  }
  const isNear = Math.abs(typed.length - word.length) <= most;
  return { whole: isNear ? (cells[word.length * width + typed.length] ?? 0) : most + 1, ofPrefix };
}

/** Of a word's beginning, which must have the same first letter: more words begin alike than are alike. */
export const mostOfPrefix = ({ length }: string): number => (length < 8 ? 0 : length < 12 ? 1 : 2);
/** Of a whole word. */
export const mostOfWhole = (typed: string, length: number): number => Math.min(mostEdits(typed), editsAllowed(Math.max(typed.length, length)));

/** With `isPrefix` the word may begin with something like `typed`. @returns `null` for more edits than a word of that length allows */
export function editsBetween(typed: string, word: string, isPrefix: boolean): number | null {
  if (typed === word || (isPrefix && word.startsWith(typed))) return 0;
  if (isSwapOf(typed, word)) return 1;
  const most = mostEdits(typed);
  if (most === 0 || word.length < typed.length - most || (!isPrefix && word.length > typed.length + most)) return null;
  const { whole, ofPrefix } = alignment(typed, word, most);
  if (isPrefix && word[0] === typed[0] && ofPrefix <= mostOfPrefix(typed)) return ofPrefix;
  return whole <= mostOfWhole(typed, word.length) ? whole : null;
}
