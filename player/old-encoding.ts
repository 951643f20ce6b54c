import { detectAll } from "jschardet";

/** What `TextDecoder` reads, by the detector's names. A file in another encoding is taken for the likeliest of these. */
const usual = [
  ...["windows-1250", "windows-1251", "windows-1252", "windows-1253", "windows-1254", "windows-1255", "windows-1256", "windows-1257", "windows-1258"],
  ...["iso-8859-1", "iso-8859-2", "iso-8859-5", "iso-8859-6", "iso-8859-7", "iso-8859-8", "iso-8859-9", "iso-8859-13", "iso-8859-15"],
  ...["koi8-r", "koi8-u", "cp866", "mac-roman", "mac-cyrillic", "cp874", "tis-620"],
  ...["gb18030", "big5hkscs", "cp932", "shift_jis_2004", "euc-jis-2004", "iso2022-jp-2", "cp949", "euc-kr"],
];

/** Names that differ from `TextDecoder`'s. */
const decoderNames: Readonly<Record<string, string>> = {
  ...{
    cp1258: "windows-1258",
    "koi8-r": "koi8-u",
    cp874: "windows-874",
    "iso8859-15": "iso-8859-15",
    "iso8859-13": "iso-8859-13",
    macroman: "macintosh",
    maccyrillic: "x-mac-cyrillic",
  },
  ...{ cp932: "shift_jis", cp949: "euc-kr", shift_jis_2004: "shift_jis", "euc-jis-2004": "euc-jp", "iso2022-jp-2": "iso-2022-jp" },
};

/** Languages that the detector does not know, or takes for another of their encoding. */
const encodingsOf: Readonly<Record<string, RegExp>> = {
  ...{ sq: /1250/, bs: /1250/, sl: /1250/, hr: /1250/, zh: /^(gb|big5)/i, "zh-tw": /^big5/i, "zh-hant": /^big5/i, "zh-hk": /^big5/i },
  ...{ da: /1252/, no: /1252/, nb: /1252/, nn: /1252/, is: /1252/ },
  ...{ be: /1251/, mk: /1251/, sr: /125[01]/, az: /1254/, ur: /1256/ },
};

type Candidate = ReturnType<typeof detectAll>[number];

/** Other systems' encodings differ from those of Windows in few letters: they must be clearly likelier. */
const othersCount = 0.985;
/** So many times as likely is an encoding of the language that the file's name says. */
const namedCounts = 1.5;

function weightOf({ encoding, language }: Candidate, named: string): number {
  const ofNamed = Object.hasOwn(encodingsOf, named) ? encodingsOf[named] : undefined;
  const isNamed = named !== "" && (named.startsWith(language ?? "?") || ofNamed?.test(encoding ?? ""));
  return (isNamed ? namedCounts : 1) * (/^(iso-?8859|mac|koi8-u|ibm866)/i.test(encoding ?? "") ? othersCount : 1);
}

const decoded = (bytes: Uint8Array, encoding: string): string => {
  const name = encoding.toLowerCase();
  return new TextDecoder(decoderNames[name] ?? name).decode(bytes);
};

/** Letters of two alphabets in many words: of another encoding. */
function isMixed(text: string): boolean {
  const words = (text.match(/\p{L}+/gu) ?? []).filter((word) => /\P{Script=Latin}/u.test(word));
  return 5 * words.filter((word) => /\p{Script=Latin}/u.test(word)).length > words.length;
}

/** Where two encodings differ in one letter, it shows which one is meant. Albanian has no other letters of its own than "ë" and "ç". */
function meantInstead(encoding: string, text: string): string | null {
  const letters: readonly string[] = text.match(/[^\p{ASCII}\P{L}]/gu) ?? [];
  if (/^windows-1253/i.test(encoding) && /¶\p{Script=Greek}/u.test(text)) return "iso-8859-7";
  if (/1257|8859-13/.test(encoding) && letters.includes("ė") && letters.every((one) => "ėēĖĒ".includes(one))) return "windows-1252";
  return null;
}

const detectedBytes = 40_000;

/** The lines that say something of the encoding. */
function linesInQuestion(bytes: Uint8Array): Uint8Array {
  const lines: Uint8Array[] = [];
  for (let start = 0, length = 0; start < bytes.length && length < detectedBytes; ) {
    const end = bytes.indexOf(0x0a, start) + 1 || bytes.length;
    const line = bytes.subarray(start, end);
    if (line.some((byte) => byte > 0x7f || byte === 0x1b)) {
      lines.push(line);
      length += line.length;
    }
    start = end;
  }
  const all = new Uint8Array(lines.reduce((sum, { length }) => sum + length, 0));
  lines.reduce((at, line) => {
    all.set(line, at);
    return at + line.length;
  }, 0);
  return all.subarray(0, detectedBytes);
}

/** A text of an encoding before Unicode, which its content decides. `language`: a hint, BCP 47. */
export function oldText(bytes: Uint8Array, language: string | null): string {
  const named = language?.toLowerCase() ?? "";
  const sample = linesInQuestion(bytes);
  const candidates = detectAll(sample, { detectEncodings: usual, minimumThreshold: 0 })
    .flatMap((one) => (one.encoding === null || one.encoding === "ascii" ? [] : [{ encoding: one.encoding, score: one.confidence * weightOf(one, named) }]))
    .toSorted((a, b) => b.score - a.score);
  const best = (candidates.find(({ encoding }) => !isMixed(decoded(sample, encoding))) ?? candidates[0])?.encoding ?? "windows-1252";
  return decoded(bytes, meantInstead(best, decoded(sample, best)) ?? best).normalize();
}
