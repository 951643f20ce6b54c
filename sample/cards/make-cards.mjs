// Rasterizes the card of every title, and the site's own, to small PNG files: social networks show no SVG. Needs Chromium.
// Run it when the embedded catalog's titles or their artwork have changed: node sample/cards/make-cards.mjs [folder]
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { crc32, deflateSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { chromiumPath } from "../../tools/chromium.ts";
import { drawBackdrop } from "../artwork/backdrop.ts";
import { drawCard } from "../artwork/card.ts";
import { collectionOf } from "../collection.ts";
import { parseData } from "../data-schema.ts";
import { readData } from "../read-data.ts";
import { subjectsOf } from "../subjects.ts";

const out = process.argv[2] ?? fileURLToPath(new URL(".", import.meta.url));
const [width, height] = [1200, 630];
const maxColors = 32;

const { films, series } = collectionOf(parseData(readData(process.cwd())));

const cards = [
  ...subjectsOf(films.values()).map(([film, subject]) => [`movie-${film.id}`, drawCard(subject)]),
  ...subjectsOf(series.values()).map(([one, subject]) => [`tv-${one.id}`, drawCard(subject)]),
  ["site", drawBackdrop({ id: 19, title: "", year: 1927, director: null, genres: ["Drama"] })],
];

/** A palette of the most frequent colors, and each pixel's index in it; other colors map to the nearest. */
function indexed(pixels) {
  const counts = new Map();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const palette = [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, maxColors)
    .map(([pixel]) => pixel);
  const channels = (pixel) => [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255];
  const colors = palette.map(channels);
  const indexes = new Map(palette.map((pixel, index) => [pixel, index]));
  const nearest = (pixel) => {
    const [r, g, b] = channels(pixel);
    const distances = colors.map((color) => (color[0] - r) ** 2 + (color[1] - g) ** 2 + (color[2] - b) ** 2);
    const index = distances.indexOf(Math.min(...distances));
    indexes.set(pixel, index);
    return index;
  };
  return { colors, indexes: Uint8Array.from(pixels, (pixel) => indexes.get(pixel) ?? nearest(pixel)) };
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}

function png({ colors, indexes }) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) rows.set(indexes.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  const chunks = [
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(colors.flat())),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ];
  return Buffer.concat([signature, ...chunks]);
}

/** Runs in the browser: the SVG, cropped to the card's shape, as base64 RGBA. */
async function rasterize({ svg, width, height }) {
  const image = new Image();
  image.src = `data:image/svg+xml;base64,${svg}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  const scale = Math.max(width / image.width, height / image.height);
  context.drawImage(image, (width - image.width * scale) / 2, (height - image.height * scale) / 2, image.width * scale, image.height * scale);
  const { data } = context.getImageData(0, 0, width, height);
  let text = "";
  for (let start = 0; start < data.length; start += 30_000) text += String.fromCharCode(...data.subarray(start, start + 30_000));
  return btoa(text);
}

mkdirSync(out, { recursive: true });
for (const file of readdirSync(out)) if (file.endsWith(".png")) rmSync(join(out, file));
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox"] });
const page = await browser.newPage();
let bytes = 0;
for (const [name, svg] of cards) {
  const pixels = Buffer.from(await page.evaluate(rasterize, { svg: Buffer.from(svg).toString("base64"), width, height }), "base64");
  const file = png(indexed(new Uint32Array(pixels.buffer.slice(pixels.byteOffset, pixels.byteOffset + pixels.length))));
  bytes += file.length;
  writeFileSync(join(out, `${name}.png`), file);
}
await browser.close();
console.log(`${cards.length} cards, ${Math.round(bytes / 1024)} KB, in ${out}`);
