import { expect, test } from "vitest";
import { captionFileAsWebVtt } from "./caption-file.ts";

const srt = (text: string) => `1\r\n00:00:01,000 --> 00:00:02,500\r\n${text}\r\n`;
const cue = (text: string) => `WEBVTT\n\n00:00:01.000 --> 00:00:02.500\n${text}\n`;

test.each([
  ["<i>Slow</i> and <b>loud</b>", "<i>Slow</i> and <b>loud</b>"],
  ['<font color="red">Red</font>', "Red"],
  ["{\\an8}Above", "Above"],
  ["Tom & Jerry <3", "Tom &amp; Jerry &lt;3"],
  ["Tom &amp; Jerry", "Tom &amp; Jerry"],
  ["<script>alert(1)</script>", "alert(1)"],
  ["<i onclick=x>One</i>", "<i>One</i>"],
  ["<00:00:01.500>Later", "&lt;00:00:01.500&gt;Later"],
])("the text %s is %s", (text, shown) => {
  expect(captionFileAsWebVtt(srt(text), "srt")).toBe(cue(shown));
});

test("settings of a WebVTT file go, its captions stay", () => {
  const file = "WEBVTT\n\nSTYLE\n::cue { color: red }\n\nintro\n00:01.000 --> 00:02.500 line:0 position:10%\nHere\n\nNOTE x\n";
  expect(captionFileAsWebVtt(file, "vtt")).toBe(cue("Here"));
});

const ass = (event: string) =>
  `[Script Info]\nDialogue: none\n[Events]\nFormat: Layer, Start, End, Style, Text\nDialogue: 0,0:00:01.00,0:00:02.50,Default,${event}\n`;

test.each([
  ["Plain, with a comma", cue("Plain, with a comma")],
  ["{\\b1}Two{\\b0}\\Nlines", cue("Two\nlines")],
  ["{\\p1}m 0 0 l 1 1{\\p0}", "WEBVTT\n\n"],
  ["{\\i1}An{\\an8\\i0} open {brace", cue("An open {brace")],
])("an Advanced SubStation event %s", (event, file) => {
  expect(captionFileAsWebVtt(ass(event), "ass")).toBe(file);
});

test.each(["ass", "srt"] as const)("a file of more captions than a film has is cut: %s", (format) => {
  const event = "Dialogue: 0,0:00:01.00,0:00:02.00,x\n";
  const file = format === "ass" ? `[Events]\nFormat: Layer, Start, End, Text\n${event.repeat(30_000)}` : srt("x").repeat(30_000);
  expect(captionFileAsWebVtt(file, format).split("-->").length - 1).toBe(20_000);
});

test("what is no caption file has no captions", () => {
  expect(captionFileAsWebVtt("\0\xff\n\r\xc8", "srt")).toBe("WEBVTT\n\n");
  expect(captionFileAsWebVtt("[Events]\nDialogue: x", "ass")).toBe("WEBVTT\n\n");
});

test.each(["{", "{\\", "{\\p", " ", "\u2028", "<i", "&lt;"])("a line of nothing but %j is read once", (piece) => {
  const line = piece.repeat(Math.floor(1_000_000 / piece.length));
  for (const file of [ass(line), `[Events]\n${line}`]) expect(captionFileAsWebVtt(file, "ass").length).toBeLessThan(10_000);
  expect(captionFileAsWebVtt(srt(line), "srt").length).toBeLessThan(10_000);
});
