const tables = new Map<string, Map<string, readonly number[]>>();

/** The bytes of each character, as `TextDecoder` reads them. */
function bytesByCharacter(encoding: string): Map<string, readonly number[]> {
  const before = tables.get(encoding);
  if (before) return before;
  const decoder = new TextDecoder(encoding);
  const found = new Map<string, readonly number[]>();
  const add = (bytes: readonly number[]) => {
    const text = decoder.decode(Uint8Array.from(bytes));
    if ([...text].length === 1 && text !== "\uFFFD" && !found.has(text)) found.set(text, bytes);
  };
  for (let byte = 0; byte < 256; byte++) add([byte]);
  for (let first = 0x81; first < 255; first++) for (let second = 0x40; second < 255; second++) add([first, second]);
  tables.set(encoding, found);
  return found;
}

/** Vietnamese Windows has some accents as characters of their own. */
const apart = (character: string): string => character.normalize("NFD").replace(/([aAeEoO]\u0302|[aA]\u0306|[oOuU]\u031B)/g, (pair) => pair.normalize("NFC"));

/** A text in an old encoding. */
export function encode(text: string, encoding: string): Uint8Array {
  const bytes = bytesByCharacter(encoding);
  const bytesOf = (character: string): readonly number[] => bytes.get(character) ?? [...apart(character)].flatMap((part) => bytes.get(part) ?? [0x3f]);
  return Uint8Array.from([...text].flatMap(bytesOf));
}
