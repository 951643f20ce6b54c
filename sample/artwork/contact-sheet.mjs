// Run by hand: `node sample/artwork/contact-sheet.mjs [folder]` draws the whole catalog's artwork and photographs it with Debian's
// chromium, sheet by sheet, to be looked at. Says the largest file of each kind.

import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drawBackdrop } from "./backdrop.ts";
import { drawCard } from "./card.ts";
import { drawPoster } from "./poster.ts";
import { drawProfile } from "./profile.ts";
import { drawStill } from "./still.ts";

const out = process.argv[2] ?? join(tmpdir(), "contact-sheets");
const data = process.argv[3] ?? new URL("../data/", import.meta.url).pathname;
const read = (folder) =>
  existsSync(join(data, folder))
    ? readdirSync(join(data, folder))
        .sort()
        .filter((name) => name.endsWith(".json"))
        .flatMap((name) => JSON.parse(readFileSync(join(data, folder, name), "utf8")))
    : [];
const directorOf = (entry) => entry.crew?.find(({ job }) => job === "Director")?.name ?? null;
const yearOf = (date) => (date ? Number(date.slice(0, 4)) : null);
const films = read("films").map((film) => ({
  id: film.id,
  title: film.title,
  year: yearOf(film.release_date),
  director: directorOf(film),
  genres: film.genres,
}));
const series = read("series").map((one) => ({
  subject: { id: one.id, title: one.name, year: yearOf(one.first_air_date), director: directorOf(one), genres: one.genres },
  episodes: one.seasons.flatMap((season) => season.episodes.map((episode) => ({ season_number: season.season_number, ...episode }))),
}));
const titles = [...films, ...series.map(({ subject }) => subject)];
const people = [...new Set(titles.map(({ director }) => director).filter(Boolean))].map((name, i) => ({ id: i + 1, name }));

const shown = (items, draw, columns, rows, width) => ({ pictures: items.map(draw), columns, rows, width });
const sheets = {
  posters5: shown(titles, drawPoster, 10, 4, 1600),
  posters2: shown(titles.slice(0, 60), drawPoster, 6, 2, 1560),
  backdrops: shown(titles, drawBackdrop, 4, 6, 1600),
  cards: shown(titles.slice(0, 24), (subject) => drawCard(subject), 4, 6, 1600),
  people: shown(people.slice(0, 40), drawProfile, 10, 4, 1600),
  stills: shown(
    series.flatMap(({ subject, episodes }) => episodes.slice(0, 4).map((episode) => [subject, episode])),
    ([subject, episode]) => drawStill(subject, episode),
    8,
    6,
    1600,
  ),
};

mkdirSync(out, { recursive: true });
for (const [name, { pictures, columns, rows, width }] of Object.entries(sheets)) {
  if (pictures.length === 0) continue;
  console.log(name, pictures.length, "pictures, largest", Math.max(...pictures.map((picture) => Buffer.byteLength(picture))), "bytes");
  for (let page = 0; page * columns * rows < pictures.length; page++) {
    const part = pictures.slice(page * columns * rows, (page + 1) * columns * rows);
    const images = part.map(
      (picture) => `<img style="width:100%;display:block;border-radius:6px" src="data:image/svg+xml;base64,${Buffer.from(picture).toString("base64")}">`,
    );
    const html = `<body style="margin:0;padding:16px;box-sizing:border-box;background:#17161c;display:grid;align-items:start;gap:14px;grid-template-columns:repeat(${columns},1fr)">${images.join("")}`;
    const file = join(out, `${name}-${page + 1}`);
    writeFileSync(`${file}.html`, html);
    const ratio = Number(/viewBox="[\d.-]+ [\d.-]+ ([\d.]+)/.exec(part[0])[1]) / Number(/viewBox="[\d.-]+ [\d.-]+ [\d.]+ ([\d.]+)/.exec(part[0])[1]);
    const cell = (width - 32 - 14 * (columns - 1)) / columns / ratio + 14;
    const flags =
      "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync --hide-scrollbars";
    execFileSync(
      "chromium",
      [
        ...flags.split(" "),
        `--window-size=${width},${Math.ceil(cell * Math.ceil(part.length / columns) + 18)}`,
        `--screenshot=${file}.png`,
        `file://${file}.html`,
      ],
      { stdio: "ignore" },
    );
  }
}
