import { expect, test } from "vitest";
import { unicodeText } from "#domain/decode-text.ts";
import { oldText } from "#player/old-encoding.ts";
import { encode } from "#tests/support/subtitles/encode.ts";
import { sentences } from "#tests/support/subtitles/sentences.ts";

const srt = (language: string): string =>
  (sentences[language] ?? []).map((text, index) => `${index + 1}\r\n00:00:0${index},000 --> 00:00:0${index},900\r\n${text}\r\n\r\n`).join("");
const read = (bytes: Uint8Array, language: string | null): string => unicodeText(bytes) ?? oldText(bytes, language);

const files: [encoding: string, languages: string][] = [
  ["windows-1250", "cs sk pl hu ro hr sl"],
  ["windows-1251", "ru uk be bg mk sr"],
  ["windows-1252", "de fr es pt it nl sv no da fi is"],
  ["windows-1253", "el"],
  ["windows-1254", "tr"],
  ["windows-1255", "he"],
  ["windows-1256", "ar fa"],
  ["windows-1257", "lt lv et"],
  ["windows-1258", "vi"],
  ["windows-874", "th"],
  ["gbk", "zh"],
  ["big5", "zh-tw"],
  ["shift_jis", "ja"],
  ["euc-jp", "ja"],
  ["euc-kr", "ko"],
  ["koi8-r", "ru"],
  ["koi8-u", "uk"],
  ["ibm866", "ru"],
  ["x-mac-cyrillic", "ru"],
  ["iso-8859-2", "cs pl"],
  ["iso-8859-5", "ru"],
];

const each = files.flatMap(([encoding, languages]) => languages.split(" ").map((language) => ({ encoding, language })));

test.each(each)("a file in $encoding is read by its content: $language", ({ encoding, language }) => {
  const bytes = encode(srt(language), encoding);
  expect(read(bytes, null)).toBe(srt(language));
  expect(read(bytes, language)).toBe(srt(language));
});

test("the language of a name is a hint: another language's file is read as what it is", () => {
  for (const named of ["en", "de", "ru", "ja"]) expect(read(encode(srt("pl"), "windows-1250"), named)).toBe(srt("pl"));
});

test("a caption of few letters is what the name's language says", () => {
  const text = "1\n00:00:01,000 --> 00:00:02,000\nMañana\n";
  expect(read(encode(text, "windows-1252"), "es")).toBe(text);
  const albanian = srt("sq");
  expect(read(encode(albanian, "windows-1250"), "sq")).toBe(albanian);
});

test("where two encodings differ in one letter, it shows which one is meant", () => {
  const albanian = srt("sq");
  expect(read(encode(albanian, "windows-1250"), null)).toBe(albanian);
  const greek = `${srt("el")}9\r\n00:00:09,000 --> 00:00:09,900\r\nΆκου με, Άννα.\r\n\r\n`;
  for (const encoding of ["windows-1253", "iso-8859-7"]) expect(read(encode(greek, encoding), null)).toBe(greek);
});

test("Danish is not taken for an old Mac's because its name says so", () => {
  const text =
    "Hvor har du været hele natten?|Vi ventede på dig ved åen lige til daggry.|Jeg har mistet nøglerne til lejligheden.|Næste gang tager du telefonen med.|" +
    "Det er en køn suppedas.|Tak, fordi I kom på besøg.|Vær ikke bange, det skal nok gå. Ærligt talt, så går det.";
  const lines = text.split("|");
  const danish = lines.map((line, index) => `${index + 1}\r\n00:00:0${index},000 --> 00:00:0${index},900\r\n${line}\r\n\r\n`).join("");
  expect(read(encode(danish, "windows-1252"), "da")).toBe(danish);
});

test("Japanese mail's encoding looks like ASCII", () => {
  const bytes = Buffer.from("1\n00:00:01,000 --> 00:00:02,000\n\x1b$BF|K\\8l$N;zKk$G$9\x1b(B\n", "latin1");
  expect(read(bytes, null)).toContain("日本語の字幕です");
});

test("what is no text is read without an error", () => {
  const bytes = Uint8Array.from({ length: 5000 }, (_, index) => (index * 197 + (index >> 3)) % 256);
  expect(read(bytes, null).length).toBeGreaterThan(0);
  expect(read(Uint8Array.of(0xff), null)).toBe("ÿ");
});

test.each(["constructor", "__proto__", "tostring"])("a file whose name says the language %s is read", (language) => {
  expect(read(encode(srt("ru"), "windows-1251"), language)).toBe(srt("ru"));
});
