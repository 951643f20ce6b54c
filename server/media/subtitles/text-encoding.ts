/** The encoding that a language's files had before UTF-8, as `TextDecoder` names it. */
const oldEncodings: readonly (readonly [languages: string, encoding: string])[] = [
  ["cs sk pl hu ro hr sl sq bs", "windows-1250"],
  ["ru uk be bg mk sr", "windows-1251"],
  ["el", "windows-1253"],
  ["tr az", "windows-1254"],
  ["he", "windows-1255"],
  ["ar fa ur", "windows-1256"],
  ["et lv lt", "windows-1257"],
  ["vi", "windows-1258"],
  ["th", "windows-874"],
  ["ja", "shift_jis"],
  ["ko", "euc-kr"],
  ["zh-tw zh-hant zh-hk", "big5"],
  ["zh", "gb18030"],
];

function oldEncodingOf(language: string | null): string {
  const tag = language?.toLowerCase() ?? "";
  const find = (code: string) => oldEncodings.find(([languages]) => languages.split(" ").includes(code))?.[1];
  return find(tag) ?? find(tag.split("-")[0] ?? "") ?? "windows-1252";
}

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** UTF-16 without a mark: every other byte of what is mostly ASCII is zero. */
function utf16Without(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, 2000);
  const zeros = [0, 1].map((parity) => sample.filter((byte, index) => index % 2 === parity && byte === 0).length);
  const most = sample.length * 0.3;
  return (zeros[1] ?? 0) > most ? "utf-16le" : (zeros[0] ?? 0) > most ? "utf-16be" : null;
}

/** Text of an unknown encoding: by its mark, else UTF-8 if it is valid, else what the language used. */
export function decodeText(bytes: Uint8Array, language: string | null): string {
  const [first, second] = bytes;
  const marked = first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : utf16Without(bytes);
  if (marked !== null) return new TextDecoder(marked).decode(bytes);
  return decoded(bytes, "utf-8") ?? new TextDecoder(oldEncodingOf(language)).decode(bytes);
}
