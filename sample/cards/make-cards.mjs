// Run by hand when the embedded catalog's titles or their artwork have changed: `node sample/cards/make-cards.mjs [folder]` photographs the
// drawn card of every title, and the site's own, as small PNG files for shared links: social networks show no SVG.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { chromiumPath } from "../../tools/chromium.ts";
import { drawBackdrop } from "../artwork/backdrop.ts";
import { drawCard } from "../artwork/card.ts";
import { collectionOf } from "../collection.ts";
import { parseData } from "../data-schema.ts";
import { subjectsOf } from "../subjects.ts";

const here = new URL("../", import.meta.url).pathname;
const out = process.argv[2] ?? join(here, "cards");
const [width, height] = [1200, 630];
const mostColors = 32;

const read = (folder) => {
  const names = readdirSync(join(here, "data", folder)).filter((name) => name.endsWith(".json"));
  return Object.fromEntries(names.map((name) => [name, JSON.parse(readFileSync(join(here, "data", folder, name), "utf8"))]));
};
const { films, series } = collectionOf(parseData({ films: read("films"), series: read("series"), people: { "people.json": read(".")["people.json"] } }));

// Without a site's name on it: an operator may have called it otherwise.
const cards = [
  ...subjectsOf(films.values()).map(([film, subject]) => [`movie-${film.id}`, drawCard(subject, "")]),
  ...subjectsOf(series.values()).map(([one, subject]) => [`tv-${one.id}`, drawCard(subject, "")]),
  ["site", drawBackdrop({ id: 19, title: "", year: 1927, director: null, genres: ["Drama"] })],
];

/** The colors that occur most often, and each pixel as a place among them; blends between two inks go to the nearest. */
function indexed(pixels) {
  const counts = new Map();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const palette = [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, mostColors)
    .map(([pixel]) => pixel);
  const parts = (pixel) => [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255];
  const inks = palette.map(parts);
  const places = new Map(palette.map((pixel, place) => [pixel, place]));
  const placeOf = (pixel) => {
    const [r, g, b] = parts(pixel);
    const distances = inks.map((ink) => (ink[0] - r) ** 2 + (ink[1] - g) ** 2 + (ink[2] - b) ** 2);
    const place = distances.indexOf(Math.min(...distances));
    places.set(pixel, place);
    return place;
  };
  return { inks, places: Uint8Array.from(pixels, (pixel) => places.get(pixel) ?? placeOf(pixel)) };
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}

function png({ inks, places }) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) rows.set(places.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  const parts = [
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(inks.flat())),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ];
  return Buffer.concat([signature, ...parts]);
}

/** In the browser: the drawing, cut to the card's shape, as pixels. */
async function photograph({ svg, width, height }) {
  const image = new Image();
  image.src = `data:image/svg+xml;base64,${svg}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  const scale = Math.max(width / image.width, height / image.height);
  context.drawImage(image, (width - image.width * scale) / 2, (height - image.height * scale) / 2, image.width * scale, image.height * scale);
  const { data } = context.getImageData(0, 0, width, height);
  let text = "";
  for (let at = 0; at < data.length; at += 30_000) text += String.fromCharCode(...data.subarray(at, at + 30_000));
  return btoa(text);
}

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox"] });
const page = await browser.newPage();
let bytes = 0;
for (const [name, svg] of cards) {
  const pixels = Buffer.from(await page.evaluate(photograph, { svg: Buffer.from(svg).toString("base64"), width, height }), "base64");
  const file = png(indexed(new Uint32Array(pixels.buffer.slice(pixels.byteOffset, pixels.byteOffset + pixels.length))));
  bytes += file.length;
  writeFileSync(join(out, `${name}.png`), file);
}
await browser.close();
console.log(`${cards.length} cards, ${Math.round(bytes / 1024)} KB, in ${out}`);
