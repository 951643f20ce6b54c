import { expect, test } from "vitest";
import { ignoredName } from "./file-kind.ts";
import { sidecarMarks, subtitleFormat } from "./sidecar-name.ts";

const plain = { language: null, forced: false, sdh: false, name: null };

test.each([
  ["Film", plain],
  ["Film.en", { ...plain, language: "en" }],
  ["Film.eng", { ...plain, language: "en" }],
  ["Film.pt-BR", { ...plain, language: "pt-BR" }],
  ["Film.German.forced", { ...plain, language: "de", forced: true }],
  ["Film.en.sdh", { ...plain, language: "en", sdh: true }],
  ["Film.en.hi", { ...plain, language: "en", sdh: true }],
  ["Film.hi", { ...plain, language: "hi" }],
  ["Film.default.fr", { ...plain, language: "fr" }],
  ["Film.en.Commentary", { ...plain, language: "en", name: "Commentary" }],
  ["FILM.en", { ...plain, language: "en" }],
  ["Film.bul", { ...plain, language: "bg" }],
  ["Film.hrv", { ...plain, language: "hr" }],
  ["Film.slv.forced", { ...plain, language: "sl", forced: true }],
  ["Film.lit", { ...plain, language: "lt" }],
  ["Film.per", { ...plain, language: "fa" }],
  ["Film.ice", { ...plain, language: "is" }],
  ["Film.Macedonian", { ...plain, language: "mk" }],
  ["Film.Hebrew", { ...plain, language: "he" }],
  ["Film.pob", { ...plain, language: "pt-BR" }],
  ["Film.cht", { ...plain, language: "zh-Hant" }],
  ["Film.fil", { ...plain, language: "fil" }],
  ["Film.new", { ...plain, name: "new" }],
])("%s beside Film", (stem, marks) => {
  expect(sidecarMarks(stem, "Film", false)).toEqual(marks);
});

test("a subtitle of another name belongs to the only video of its folder", () => {
  expect(sidecarMarks("2_English", "Film", false)).toBeNull();
  expect(sidecarMarks("2_English", "Film", true)).toEqual({ ...plain, language: "en" });
});

test("a film whose name begins alike has its own", () => {
  expect(sidecarMarks("Film 2.en", "Film", false)).toBeNull();
});

test.each(["constructor", "__proto__"])("a file that ends in .%s is nothing that is known", (extension) => {
  expect([subtitleFormat(extension), ignoredName(`film.${extension}`)]).toEqual([null, undefined]);
});
