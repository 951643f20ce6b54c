const oneRange = /^bytes=(?:(\d+)-(\d*)|-\d+)$/i;

function isOneRange(range: string): boolean {
  const match = oneRange.exec(range);
  if (match === null) return false;
  const [, first, last] = match;
  return first === undefined || last === "" || Number(first) <= Number(last);
}

/**
 * Removes a Range header that RFC 9110 says to ignore, because `serveStatic` takes any text for a range: a malformed one, and one of another version
 * of the file than the `validators` name, its ETag and its time. Several ranges at once are ignored too: the whole file is a valid response to them.
 */
export function ignoreInvalidRange({ headers }: Request, validators: readonly string[]): void {
  const range = headers.get("range");
  if (range === null) return;
  const ifRange = headers.get("if-range");
  if (isOneRange(range) && (ifRange === null || validators.includes(ifRange))) headers.set("range", range.toLowerCase());
  else headers.delete("range");
}
