const headBytes = 2000;

/** By its mark, or by the zeros beside ASCII characters: line ends, digits and markup are in all captions, tables and XML. */
function utf16Of(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const head = bytes.subarray(0, headBytes);
  const zeros = [0, 0];
  head.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (8 * Math.max(even, odd) < head.length || 4 * Math.min(even, odd) > Math.max(even, odd)) return null;
  return odd > even ? "utf-16le" : "utf-16be";
}

/** Japanese mail's encoding is ASCII with these marks. */
const isIso2022 = (text: string): boolean => text.includes("\x1b$") || text.includes("\x1b(");

/** Whether at least as many characters beyond ASCII were read as not. A visitor may choose 20 MB that are no text: nothing is copied. */
function moreIsUndamaged(text: string): boolean {
  let more = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code > 0x7f) more += code === 0xfffd ? -1 : 1;
  }
  return more >= 0;
}

function utf8Text(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    const text = new TextDecoder().decode(bytes);
    // In an old encoding at most every second letter looks like UTF-8 by chance.
    return moreIsUndamaged(text) ? text : null;
  }
}

/** The text of UTF-16 or UTF-8, of which some bytes may be damaged; `null` if it is in an older encoding. */
export function unicodeText(bytes: Uint8Array): string | null {
  const utf16 = utf16Of(bytes);
  if (utf16 !== null) return new TextDecoder(utf16).decode(bytes);
  const text = utf8Text(bytes);
  return text === null || isIso2022(text) ? null : text;
}

/** Text of an unknown encoding: Unicode, else `oldEncoding`; without one that of Western Windows. */
export const decodeText = (bytes: Uint8Array, oldEncoding = "windows-1252"): string => unicodeText(bytes) ?? new TextDecoder(oldEncoding).decode(bytes);
