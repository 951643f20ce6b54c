const [quote, backslash] = [34, 92];
const [comma, bracket, brace] = [44, 91, 123];

/**
 * Whether JSON has more than `most` values, before it is parsed. Each value but the first comes after a comma, or first in a list or an object. That
 * limits the depth, too.
 */
export function hasMoreValues(text: string, most: number): boolean {
  let values = 1;
  let inString = false;
  for (let index = 0; index < text.length && values <= most; index += 1) {
    const code = text.charCodeAt(index);
    if (code === backslash) index += 1;
    else if (code === quote) inString = !inString;
    else if (!inString && (code === comma || code === bracket || code === brace)) values += 1;
  }
  return values > most;
}
