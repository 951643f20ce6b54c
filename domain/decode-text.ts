/** By its mark, or by the zero beside the first character, which is ASCII in captions, tables and XML. */
function utf16Of([first, second]: Uint8Array): string | null {
  if ((first === 0xff && second === 0xfe) || second === 0) return "utf-16le";
  return (first === 0xfe && second === 0xff) || first === 0 ? "utf-16be" : null;
}

/** Text of an unknown encoding: UTF-16, else UTF-8 if it is valid, else `oldEncoding`; without one that of Western Windows. */
export function decodeText(bytes: Uint8Array, oldEncoding = "windows-1252"): string {
  const utf16 = utf16Of(bytes);
  if (utf16 !== null) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(oldEncoding).decode(bytes);
  }
}
