/** The beginning of a text, cut at a word and marked by an ellipsis, where it is longer than `maxChars`. */
export function excerpt(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  const cut = text.slice(0, maxChars);
  const lastSpace = cut.lastIndexOf(" ");
  return `${(lastSpace > 0 ? cut.slice(0, lastSpace) : cut).replace(/[\uD800-\uDBFF]$/, "").trimEnd()}…`;
}
