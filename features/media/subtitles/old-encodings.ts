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

/** Western European for a language that is not known. */
export function oldEncodingOf(language: string | null): string | undefined {
  const tag = language?.toLowerCase() ?? "";
  const find = (code: string) => oldEncodings.find(([languages]) => languages.split(" ").includes(code))?.[1];
  return find(tag) ?? find(tag.split("-")[0] ?? "");
}
