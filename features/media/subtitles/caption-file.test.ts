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
  ["<00:00:01.500>La<00:00:01.700><c>ter</c>", "Later"],
  ["One<br>two<br />three", "One\ntwo\nthree"],
  ["&quot;Yes&quot;, it&#39;s &#x2014; he&hellip;", '"Yes", it\'s — he…'],
  ["One&#10;&#10;two", "One&amp;#10;&amp;#10;two"],
  ["{\\an8\\pos(10,20)}Above{\\i1} all", "Above all"],
  ["{y:i}Slanted", "Slanted"],
])("the text %s is %s", (text, shown) => {
  expect(captionFileAsWebVtt(srt(text))).toBe(cue(shown));
});

test("settings of a WebVTT file go, its captions stay", () => {
  const file = "WEBVTT\n\nSTYLE\n::cue { color: red }\n\nintro\n00:01.000 --> 00:02.500 line:0 position:10%\nHere\n\nNOTE x\n";
  expect(captionFileAsWebVtt(file)).toBe(cue("Here"));
});

test.each(['<font color="red">', "<v Ann>", "<c></c>"])("markup without a text is no caption: %s", (markup) => {
  expect(captionFileAsWebVtt(srt(markup))).toBe("WEBVTT\n\n");
  expect(captionFileAsWebVtt(srt(`One\n${markup}\ntwo`))).toBe(cue("One\ntwo"));
});

test.each(["Infinity", "1e300", "9999999"])("an event that ends in %s hours is left out", (hours) => {
  const file = `[Events]\nFormat: Start, End, Text\nDialogue: 0:00:01.00,${hours}:00:02.50,Never\nDialogue: 0:00:01.00,0:00:02.50,Here\n`;
  expect(captionFileAsWebVtt(file)).toBe(cue("Here"));
});

const ass = (event: string) =>
  `[Script Info]\nDialogue: none\n[Events]\nFormat: Layer, Start, End, Style, Text\nDialogue: 0,0:00:01.00,0:00:02.50,Default,${event}\n`;

test.each([
  ["Plain, with a comma", cue("Plain, with a comma")],
  ["{\\b1}Two{\\b0}\\Nlines", cue("Two\nlines")],
  ["{\\p1}m 0 0 l 1 1{\\p0}", "WEBVTT\n\n"],
  ["{\\an7\\p2}m 0 0 l 1 1{\\p0\\c&HFF&}A sign", cue("A sign")],
  ["{\\k20}Ka{\\kf30}ra{\\ko10}o{\\K5}ke", cue("Karaoke")],
  ["A{\\pos(1,2)} place\\hhere\\nand there", cue("A place here\nand there")],
  ["{\\i1}An{\\an8\\i0} open {brace", cue("An open {brace")],
])("an Advanced SubStation event %s", (event, file) => {
  expect(captionFileAsWebVtt(ass(event))).toBe(file);
});

test.each(["1\n01:02:03,004 --> 01:02:05,000\nLate\n", "[Events]\nFormat: Start, End, Text\nDialogue: 1:02:03.004,1:02:05.00,Late\n"])(
  "a caption behind the first hour comes at its time: %j",
  (file) => {
    expect(captionFileAsWebVtt(file)).toBe("WEBVTT\n\n01:02:03.004 --> 01:02:05.000\nLate\n");
  },
);

test("sections of an Advanced SubStation file may be indented and in other letters", () => {
  const file =
    "  [Script Info]\n\t[EVENTS]\n  format: Start, End, Text\n\tdialogue : 0:00:01.00,0:00:02.50,Here\n  Comment: 0:00:01.00,0:00:02.50,Not\n [Fonts]\nDialogue: x";
  expect(captionFileAsWebVtt(file)).toBe(cue("Here"));
});

test.each(["ass", "srt"] as const)("a file of more captions than a film has is cut: %s", (format) => {
  const event = "Dialogue: 0,0:00:01.00,0:00:02.00,x\n";
  const file = format === "ass" ? `[Events]\nFormat: Layer, Start, End, Text\n${event.repeat(30_000)}` : srt("x").repeat(30_000);
  expect(captionFileAsWebVtt(file).split("-->").length - 1).toBe(20_000);
});

test("what is no caption file has no captions", () => {
  expect(captionFileAsWebVtt("\0\xff\n\r\xc8")).toBe("WEBVTT\n\n");
  expect(captionFileAsWebVtt("[Events]\nDialogue: x")).toBe("WEBVTT\n\n");
});

test.each(["{", "{\\", "{\\p", " ", "\u2028", "<i", "&lt;"])("a line of nothing but %j is read once", (piece) => {
  const line = piece.repeat(Math.floor(1_000_000 / piece.length));
  for (const file of [ass(line), `[Events]\n${line}`]) expect(captionFileAsWebVtt(file).length).toBeLessThan(10_000);
  expect(captionFileAsWebVtt(srt(line)).length).toBeLessThan(10_000);
});
