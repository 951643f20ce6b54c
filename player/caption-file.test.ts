import { describe, expect, it } from "vitest";
import { parseCaptionFile, shifted } from "./caption-file.ts";

describe("parseCaptionFile", () => {
  it("reads SubRip, whatever its line ends and its byte order mark", () => {
    const lines = ["1", "00:00:01,500 --> 00:00:03,250", "Good evening.", "<i>Sit down.</i>", "", "2", "01:02:03,004 --> 01:02:05,000", "It begins."];
    const expected = [
      { startS: 1.5, endS: 3.25, text: "Good evening.\n<i>Sit down.</i>" },
      { startS: 3723.004, endS: 3725, text: "It begins." },
    ];
    for (const end of ["\n", "\r\n", "\r"]) expect(parseCaptionFile(`\uFEFF${lines.join(end)}${end}`)).toEqual(expected);
  });

  it("reads WebVTT: hours are optional, and settings, notes, styles and names of cues are left out", () => {
    const file = [
      "WEBVTT - a title",
      "",
      "STYLE",
      "::cue { color: red }",
      "",
      "NOTE",
      "00:09.000",
      "",
      "intro",
      "00:01.000 --> 00:02.000 line:0 align:start",
      "One",
      "",
      "00:00:03.000 --> 00:00:04.000",
      "Two",
    ];
    expect(parseCaptionFile(file.join("\n"))).toEqual([
      { startS: 1, endS: 2, text: "One" },
      { startS: 3, endS: 4, text: "Two" },
    ]);
  });

  it("needs no empty line between captions, and drops the overrides of another format", () => {
    const file = "00:00:01,000 --> 00:00:02,000\n{\\an8}Up\n00:00:02,000 --> 00:00:03,000\nDown";
    expect(parseCaptionFile(file).map(({ text }) => text)).toEqual(["Up", "Down"]);
  });

  const one = [{ startS: 1, endS: 3, text: "One" }];
  const two = [...one, { startS: 3661.25, endS: 3662, text: "Two\nlines" }];

  it.each([
    ["no milliseconds", "1\n00:00:01 --> 00:00:03\nOne\n\n2\n01:01:01,250 --> 01:01:02\nTwo\nlines", two],
    ["a short arrow", "1\n00:00:01,000 -> 00:00:03,000\nOne\n\n2\n01:01:01,250->01:01:02,000\nTwo\nlines", two],
    ["a typographic arrow", "1\n00:00:01,000 –> 00:00:03,000\nOne", one],
    ["no empty lines", "1\n00:00:01,000 --> 00:00:03,000\nOne\n2\n01:01:01,250 --> 01:01:02,000\nTwo\nlines", two],
    ["text behind an empty line", "1\n00:00:01,000 --> 00:00:03,000\n\nOne\n\n2\n01:01:01,250 --> 01:01:02,000\nTwo\n \nlines\n", two],
    ["several empty lines, and none at the end", "\n\n1\n00:00:01,000 --> 00:00:03,000\nOne\n\n\n\n2\n01:01:01,250 --> 01:01:02,000\nTwo\nlines", two],
    ["no numbers", "00:00:01,000 --> 00:00:03,000\nOne\n\n01:01:01,250 --> 01:01:02,000\nTwo\nlines", two],
    ["points and colons before milliseconds, and spaces", "1\n00:00:01.000  -->  00:00:03:000 \nOne\n\n2\n1:1:1, 250 --> 01 : 01 : 02,000\nTwo\nlines", two],
    ["places on the screen", "1\n00:00:01,000 --> 00:00:03,000 X1:10 X2:20 Y1:30 Y2:40\nOne", one],
    ["line breaks as markup", "1\n00:00:01,000 --> 00:00:03,000\nOne\n\n2\n01:01:01,250 --> 01:01:02,000\nTwo<br/>lines", two],
    ["pictures instead of times", "{1}{1}25\n{25}{75}One\n{91531}{91550}{y:i}Two|lines", [one[0], { startS: 3661.24, endS: 3662, text: "Two\nlines" }]],
  ])("reads a file with %s", (_, file, expected) => {
    expect(parseCaptionFile(file)).toEqual(expected);
  });

  it("reads a number as text, where it is no caption's number", () => {
    const file = "1\n00:00:01,000 --> 00:00:02,000\n10\n\n2\n00:00:02,000 --> 00:00:03,000\nNine\n9\n\n3\n00:00:03,000 --> 00:00:04,000\n8\n";
    expect(parseCaptionFile(file).map(({ text }) => text)).toEqual(["10", "Nine\n9", "8"]);
    const webVtt = "WEBVTT\n\n00:01.000 --> 00:02.000\n10\n\n00:02.000 --> 00:03.000\n9\n";
    expect(parseCaptionFile(webVtt).map(({ text }) => text)).toEqual(["10", "9"]);
  });

  it("leaves out what WebVTT has between captions", () => {
    const blocks = ["WEBVTT", "REGION\nid:r\nwidth:40%", "STYLE\n::cue(b) { color: red }", "00:01.000 --> 00:03.000 region:r\nOne", "NOTE\nNot\nthis", "name"];
    expect(parseCaptionFile(blocks.join("\n\n"))).toEqual(one);
  });

  it("takes a film of pictures without a rate for a cinema's", () => {
    expect(parseCaptionFile("{240}{480}/Ten seconds\n{480}{}x")).toEqual([{ startS: 10.01, endS: 20.02, text: "Ten seconds" }]);
  });

  it.each([
    ["nothing", ""],
    ["text without times", "Once upon a time\n\nthere was"],
    ["binary data", "\u0000\u0001PK\u0003\u0004\uFFFD\n\u0000 --> \u0000"],
    ["markup", "<script>alert(1)</script>"],
    ["a caption that ends before it begins", "00:00:05,000 --> 00:00:02,000\nNo"],
    ["a caption without text", "00:00:01,000 --> 00:00:02,000\n\n"],
    ["a caption of overrides alone", "00:00:01,000 --> 00:00:02,000\n{\\an8}"],
    ["times that are no times", "00:00:aa,000 --> 00:00:02,000\nNo\n\n1 --> 2\nNo"],
  ])("finds no captions in %s", (_, file) => {
    expect(parseCaptionFile(file)).toEqual([]);
  });

  it("reads a bounded part of a hostile file, in linear time", () => {
    const many = "00:00:01,000 --> 00:00:02,000\nx\n\n".repeat(30_000);
    expect(parseCaptionFile(many)).toHaveLength(20_000);
    const long = `00:00:01,000 --> 00:00:02,000\n${"{\\".repeat(1_000_000)}`;
    expect(parseCaptionFile(long)[0]?.text).toHaveLength(1000);
    expect(parseCaptionFile("0".repeat(2_000_000))).toEqual([]);
    expect(parseCaptionFile(`00:00:01,000${" ".repeat(2_000_000)}`)).toEqual([]);
  });
});

it("moves captions in time, never before the start of the film", () => {
  const captions = [
    { startS: 1, endS: 2, text: "a" },
    { startS: 4, endS: 6, text: "b" },
  ];
  expect(shifted(captions, 1.5)[0]).toEqual({ startS: 2.5, endS: 3.5, text: "a" });
  expect(shifted(captions, -5)).toEqual([{ startS: 0, endS: 1, text: "b" }]);
});
