/** A longer run of letters is a text without spaces, such as Japanese, or an address. */
const longestWord = 40;

/** Cuts a text that is longer than `maxChars` at a word and appends an ellipsis. */
export function excerpt(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  const cut = text.slice(0, maxChars);
  const lastSpace = cut.lastIndexOf(" ");
  return `${(lastSpace > Math.max(0, maxChars - longestWord) ? cut.slice(0, lastSpace) : cut).replace(/[\uD800-\uDBFF]$/, "").trimEnd()}…`;
}
