// Run by hand (`node tools/make-font.mjs`) when the display face or its weight changes; its output is committed.
// Writes app/fonts/ (two woff2 subsets, the fallback's metrics as CSS, the license) and sample/artwork/glyphs.json.
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import * as fontkit from "fontkit";
import subsetFont from "subset-font";
import { fallbackFace, filmTitles } from "./fallback-face.mjs";

const require = createRequire(import.meta.url);
const source = dirname(require.resolve("@fontsource-variable/big-shoulders-display/package.json"));
const fonts = new URL("../app/fonts/", import.meta.url);
const glyphsFile = new URL("../sample/artwork/glyphs.json", import.meta.url);

const family = "Big Shoulders Display";
// Of every text in the display face. A second weight would be 8 KB on every page.
const weight = 800;
// What the styles ask for: a browser must not thicken the face on its own.
const declared = "700 800";
const posterWeight = 800;
// Units of an em in glyphs.json: precise enough for a title 250 px high, and a title stays under 6 KB.
const glyphEm = 300;

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join("");
const punctuation = "–—‘’‚“”„†•…‹›€™−";
const latin = `${range(0x20, 0x7e) + range(0xa0, 0xff) + punctuation}Œœı`;
const extended = `${range(0x100, 0x17f)}ȘșȚț`;
// The characters of film titles and names. The rest of Latin-1 would make the JSON longer.
const drawn = `${range(0x20, 0x7e).replace(/[$<=>@[\\\]^_`{|}~]/g, "")}¡¿«»·½ºª${range(0xc0, 0xff).replace(/[×÷]/g, "")}–—‘’“”…Œœı`;
const drawnExtended = "ĀāĂăĄąĆćČčĎďĐđĒēĖėĘęĚěĞğĢģĪīĮįİĶķĹĺĻļĽľŁłŃńŅņŇňŌōŐőŔŕŘřŚśŞşŠšŢţŤťŪūŮůŰűŲųŹźŻżŽžŸȘșȚț";

const file = (subset) => join(source, "files", `big-shoulders-display-${subset}-wght-normal.woff2`);

async function writeSubset(subset, characters, name) {
  const font = await readFile(file(subset));
  const out = await subsetFont(font, characters, { targetFormat: "woff2", variationAxes: { wght: weight } });
  await writeFile(new URL(name, fonts), out);
  return out.length;
}

// A contour as [x, y] corners and [cx, cy, x, y] curves on the integer grid, y down. Leaves out curves and corners that depart
// from the straight line by less than a unit, which is invisible.
function contours(path, scale) {
  const grid = (args) => args.map((value, i) => Math.round(value * scale) * (i % 2 ? -1 : 1));
  const out = [];
  for (const { command, args } of path.commands) {
    if (command === "moveTo") out.push([grid(args)]);
    else if (command !== "closePath") addSegment(out.at(-1), grid(args));
  }
  return out;
}

function addSegment(contour, segment) {
  const from = contour.at(-1).slice(-2);
  const to = segment.slice(-2);
  if (segment.length === 4 && offLine(segment, from, to) < 1.5) return addSegment(contour, to);
  if (to[0] === from[0] && to[1] === from[1]) return;
  const before = contour.at(-2)?.slice(-2);
  const forward = before && (from[0] - before[0]) * (to[0] - from[0]) + (from[1] - before[1]) * (to[1] - from[1]) > 0;
  if (segment.length === 2 && contour.at(-1).length === 2 && forward && offLine(from, before, to) < 1) contour.pop();
  contour.push(segment);
}

function offLine([x, y], [ax, ay], [bx, by]) {
  const length = Math.hypot(bx - ax, by - ay);
  return length === 0 ? Math.hypot(x - ax, y - ay) : Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

// Relative commands without needless letters and separators: "m10 0h24v-90q0-8 6-8z".
function compact(path, scale) {
  let out = "";
  let last = "";
  let at = [0, 0];
  const write = (letter, numbers) => {
    const text = numbers.map((n, i) => (i > 0 && n >= 0 ? ` ${n}` : `${n}`)).join("");
    out += letter === last ? (text.startsWith("-") ? text : ` ${text}`) : letter + text;
    last = letter;
  };
  for (const contour of contours(path, scale)) {
    const start = contour[0];
    const end = contour.at(-1);
    // A straight line back to the start is what "z" draws.
    if (end.length === 2 && end[0] === start[0] && end[1] === start[1]) contour.pop();
    contour.forEach((segment, i) => {
      const steps = segment.map((value, j) => value - at[j % 2]);
      at = segment.slice(-2);
      if (i === 0) write("m", steps);
      else if (steps.length === 4) write("q", steps);
      else if (steps[1] === 0) write("h", [steps[0]]);
      else if (steps[0] === 0) write("v", [steps[1]]);
      else write("l", steps);
    });
    out += "z";
    last = "z";
    at = start;
  }
  return out;
}

// fontkit cannot vary a woff2 file; harfbuzz pins the weight first.
async function faceAt(subset, characters, wght) {
  return fontkit.create(await subsetFont(await readFile(file(subset)), characters, { targetFormat: "sfnt", variationAxes: { wght } }));
}

async function glyphs() {
  const out = { em: glyphEm, cap: 0, x: 0, advance: {}, path: {}, kern: {} };
  for (const [subset, characters] of [
    ["latin", drawn],
    ["latin-ext", drawnExtended],
  ]) {
    const font = await faceAt(subset, characters, posterWeight);
    const scale = glyphEm / font.unitsPerEm;
    out.cap = Math.round(font.capHeight * scale);
    out.x = Math.round(font.xHeight * scale);
    for (const character of characters) {
      const code = character.codePointAt(0);
      if (!font.hasGlyphForCodePoint(code)) {
        console.warn(`no glyph: ${character}`);
        continue;
      }
      const glyph = font.glyphForCodePoint(code);
      out.advance[character] = Math.round(glyph.advanceWidth * scale);
      out.path[character] = compact(glyph.path, scale);
    }
    if (subset === "latin") out.kern = kerning(font, scale);
  }
  return out;
}

// By the left letter: {"T": {"o": -12}}. At run time accented letters use their base letters' pairs.
function kerning(font, scale) {
  const letters = [...`${range(0x41, 0x5a) + range(0x61, 0x7a) + range(0x30, 0x39)}’'.,:-`];
  const alone = new Map(letters.map((letter) => [letter, font.layout(letter).positions[0].xAdvance]));
  const pairs = {};
  for (const left of letters) {
    for (const right of letters) {
      const run = font.layout(left + right);
      if (run.positions.length !== 2) continue;
      const kern = Math.round((run.positions[0].xAdvance - alone.get(left)) * scale);
      if (Math.abs(kern) < 3) continue;
      pairs[left] ??= {};
      pairs[left][right] = kern;
    }
  }
  return pairs;
}

async function css() {
  const pinned = await faceAt("latin", latin, weight);
  const titles = await filmTitles();
  const latinRange = "U+20-7E, U+A0-FF, U+131, U+152-153, U+2013-2014, U+2018-201A, U+201C-201E, U+2020, U+2022, U+2026, U+2039-203A, U+20AC, U+2122, U+2212";
  const extendedRange = "U+100-130, U+132-151, U+154-17F, U+218-21B";
  const fallback = (name, text) => fallbackFace(`${family} ${name}`, declared, `${latinRange}, ${extendedRange}`, text, pinned);
  const face = (name, unicode) => `@font-face {
  font-family: "${family}";
  src: url("./${name}") format("woff2");
  font-weight: ${declared};
  font-display: swap;
  unicode-range: ${unicode};
}
`;
  return `/* Made by tools/make-font.mjs. Use: font-family: "${family}", "${family} Fallback", system-ui, sans-serif */
${face("big-shoulders-display.woff2", latinRange)}
/* Fetched only by pages with these letters (Č, ł, ő). */
${face("big-shoulders-display-ext.woff2", extendedRange)}
/* As high as the face, and on average as wide, so that little moves when the face comes late. */
${fallback("Fallback", titles)}
/* The same for text in capitals. */
${fallback("Fallback Capitals", titles.toUpperCase())}`;
}

const copyright = "Copyright 2019 The Big Shoulders Project Authors (https://github.com/xotypeco/big_shoulders)";
const license = await readFile(join(source, "LICENSE"), "utf8");
await writeFile(new URL("OFL.txt", fonts), license.replace(/^Google Inc\./, copyright));
await writeFile(new URL("display-face.css", fonts), await css());
const outlines = JSON.stringify(await glyphs());
await writeFile(glyphsFile, `${outlines}\n`);
console.log("latin", await writeSubset("latin", latin, "big-shoulders-display.woff2"), "bytes");
console.log("extended", await writeSubset("latin-ext", extended, "big-shoulders-display-ext.woff2"), "bytes");
console.log("glyphs", outlines.length, "characters");
