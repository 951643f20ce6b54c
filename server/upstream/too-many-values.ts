/**
 * 900,000 numbers fit into the 2 MB of a response, and would hold the event loop for seconds. The provider's own responses have 20 bytes and more for
 * each value (a film with 7,000 people has 90,000 values), so that the limit of bytes is the lower one for them.
 */
const maxValues = 100_000;

const [quote, backslash] = [34, 92];
const [comma, bracket, brace] = [44, 91, 123];

/**
 * Whether JSON has more values than any of the provider's, before it is parsed. Each value but the first comes after a comma, or first in a list or an
 * object. That limits the depth, too.
 */
export function hasTooManyValues(text: string): boolean {
  let values = 1;
  let inString = false;
  for (let index = 0; index < text.length && values <= maxValues; index += 1) {
    const code = text.charCodeAt(index);
    if (code === backslash) index += 1;
    else if (code === quote) inString = !inString;
    else if (!inString && (code === comma || code === bracket || code === brace)) values += 1;
  }
  return values > maxValues;
}
