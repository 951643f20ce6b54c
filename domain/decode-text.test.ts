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

test("takes what is no UTF-8 for Western European, or for the given encoding", () => {
  expect(decodeText(Uint8Array.of(0x63, 0x61, 0x66, 0xe9, 0x85))).toBe("café…");
  expect(decodeText(Uint8Array.of(0xcf, 0xf0, 0xe8), "windows-1251")).toBe("При");
  expect(decodeText(Uint8Array.of())).toBe("");
});
