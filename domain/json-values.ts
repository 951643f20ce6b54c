const [quote, backslash] = [34, 92];
const [comma, bracket, brace] = [44, 91, 123];

/** How many lists and objects lie within one another at most, before it is parsed: thousands could not be written again. */
export function jsonDepth(text: string): number {
  let [depth, deepest] = [0, 0];
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === backslash) index += 1;
    else if (code === quote) inString = !inString;
    else if (!inString && (code === bracket || code === brace)) deepest = Math.max(deepest, ++depth);
    else if (!inString && (code === bracket + 2 || code === brace + 2)) depth -= 1;
  }
  return deepest;
}

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
