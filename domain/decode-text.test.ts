import { expect, test } from "vitest";
import { decodeText } from "./decode-text.ts";

const little = Buffer.from("A Čas è ora", "utf16le");
const marked = Buffer.from("\uFEFFA Čas è ora", "utf16le");

test.each([
  ["UTF-8", Buffer.from("A Čas è ora")],
  ["UTF-8 with a mark", Buffer.from("\uFEFFA Čas è ora")],
  ["UTF-16, little-endian", marked],
  ["UTF-16, big-endian", Buffer.from(marked).swap16()],
  ["UTF-16 without a mark, little-endian", little],
  ["UTF-16 without a mark, big-endian", Buffer.from(little).swap16()],
])("decodes %s", (_, bytes) => {
  expect(decodeText(bytes)).toBe("A Čas è ora");
});

test("decodes UTF-16 without a mark that begins with other letters", () => {
  const text = "字幕\n1\n00:00:01,000 --> 00:00:02,000\nこんにちは\n";
  expect(decodeText(Buffer.from(text, "utf16le"))).toBe(text);
  expect(decodeText(Buffer.from(text, "utf16le").swap16())).toBe(text);
});

test("a damaged byte, or a cut end, does not spoil a text in UTF-8", () => {
  const bytes = Buffer.from("Größe, Glück und ein schöner Tag für müde Bären.");
  expect(decodeText(bytes.subarray(0, bytes.indexOf("ä") + 1))).toBe("Größe, Glück und ein schöner Tag für müde B\uFFFD");
  expect(decodeText(Buffer.concat([Buffer.from("A café, and a na"), Buffer.from([0xef]), Buffer.from("ve cook")]))).toBe("A café, and a na\uFFFDve cook");
  bytes[bytes.indexOf("T")] = 0xe9;
  expect(decodeText(bytes)).toBe("Größe, Glück und ein schöner \uFFFDag für müde Bären.");
});

test("takes what is no UTF-8 for Western European, or for the given encoding", () => {
  expect(decodeText(Uint8Array.of(0x63, 0x61, 0x66, 0xe9, 0x85))).toBe("café…");
  expect(decodeText(Uint8Array.of(0xcf, 0xf0, 0xe8), "windows-1251")).toBe("При");
  expect(decodeText(Uint8Array.of())).toBe("");
});
