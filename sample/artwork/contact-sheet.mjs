// Draws the embedded catalog's artwork into one HTML page per kind, to review it in a browser:
// node sample/artwork/contact-sheet.mjs [folder]
import { mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { collectionOf } from "../collection.ts";
import { parseData } from "../data-schema.ts";
import { readData } from "../read-data.ts";
import { subjectsOf } from "../subjects.ts";
import { drawBackdrop } from "./backdrop.ts";
import { drawCard } from "./card.ts";
import { drawPoster } from "./poster.ts";
import { drawProfile } from "./profile.ts";
import { drawStill } from "./still.ts";

const out = process.argv[2] ?? join(tmpdir(), "contact-sheets");
const { films, series, people } = collectionOf(parseData(readData(process.cwd())));
const seriesSubjects = subjectsOf(series.values());
const subjects = [...subjectsOf(films.values()), ...seriesSubjects].map(([, subject]) => subject);
const stills = seriesSubjects.flatMap(([one, subject]) =>
  one.seasons.flatMap(({ season_number, episodes }) => episodes.map((episode) => drawStill(subject, { ...episode, season_number }))),
);

const sheets = {
  posters: { pictures: subjects.map(drawPoster), columns: 10 },
  backdrops: { pictures: subjects.map(drawBackdrop), columns: 4 },
  cards: { pictures: subjects.map(drawCard), columns: 4 },
  profiles: { pictures: [...people.values()].slice(0, 200).map(drawProfile), columns: 10 },
  stills: { pictures: stills, columns: 8 },
};

mkdirSync(out, { recursive: true });
for (const [name, { pictures, columns }] of Object.entries(sheets)) {
  const images = pictures.map((picture) => `<img width="100%" src="data:image/svg+xml;base64,${Buffer.from(picture).toString("base64")}">`);
  const style = `margin:16px;background:#17161c;display:grid;gap:14px;grid-template-columns:repeat(${columns},1fr)`;
  writeFileSync(join(out, `${name}.html`), `<!doctype html><body style="${style}">${images.join("")}`);
  console.log(`${join(out, `${name}.html`)}: ${pictures.length} pictures, largest ${Math.max(...pictures.map((picture) => picture.length))} characters`);
}
