import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  FilePathTarget,
  HlsOutputFormat,
  MkvOutputFormat,
  MovOutputFormat,
  Mp4OutputFormat,
  MpegTsOutputFormat,
  type OutputFormat,
  PathedTarget,
  WebMOutputFormat,
} from "mediabunny";
import { type Cut, cutFilm } from "./cut-film.ts";

type DemoFilm = Cut & { path: string; captions?: string };

/** Ten films and two series of the embedded catalog, named in the ways that films are named. Each is a part of the sample film. */
const films: readonly DemoFilm[] = [
  { path: "Metropolis (1927) [tmdbid-19]/Metropolis (1927) [tmdbid-19] - 720p.mp4", fromS: 0, toS: 60 },
  { path: "Metropolis (1927) [tmdbid-19]/Metropolis (1927) [tmdbid-19] - 360p.webm", fromS: 0, toS: 30 },
  { path: "Nosferatu (1922) {tmdb-653}/Nosferatu (1922) {tmdb-653}.mkv", fromS: 0, toS: 60, audio: ["eng", "deu"] },
  { path: "The.General.1926.720p.BluRay.x264-DEMO.mkv", fromS: 10, toS: 50 },
  { path: "The Kid (1921)/The Kid (1921).ts", fromS: 0, toS: 40 },
  { path: "A Trip to the Moon (1902)/index.m3u8", fromS: 0, toS: 30 },
  { path: "Sherlock Jr. (1924).webm", fromS: 0, toS: 30 },
  { path: "The Gold Rush (1925)/The Gold Rush (1925) - cd1.mp4", fromS: 0, toS: 20 },
  { path: "The Gold Rush (1925)/The Gold Rush (1925) - cd2.mp4", fromS: 20, toS: 40 },
  { path: "Sintel (2010)/Sintel (2010).mov", fromS: 4, toS: 34 },
  { path: "Big.Buck.Bunny.2008.mp4", fromS: 30, toS: 60 },
  { path: "Charade (1963) [tmdbid=4808].mp4", fromS: 0, toS: 24 },
  { path: "Pioneer One/Season 1/Pioneer One - S01E01.mkv", fromS: 0, toS: 24 },
  { path: "Pioneer One/Season 1/Pioneer One - S01E02.mp4", fromS: 24, toS: 48 },
  { path: "Pioneer One/Season 1/Pioneer One - S01E03.mkv", fromS: 36, toS: 60 },
  { path: "Caminandes (2013)/Caminandes 1x01.mp4", fromS: 0, toS: 16 },
];

const line = (from: string, to: string, text: string) => `00:00:${from} --> 00:00:${to}\n${text}`;
const inside = `WEBVTT\n\n${line("01.000", "06.000", "A track inside the file")}\n\n${line("08.000", "20.000", "The sample reel")}\n`;
const srt = `1\n${line("01,000", "06,000", "Die Vorführung beginnt")}\n\n2\n${line("08,000", "20,000", "<i>Größe</i> & Glück")}\n`;
const vtt = `WEBVTT\n\n${line("01.000", "06.000", "La séance commence")}\n`;
const ass = `[Script Info]\nTitle: Demo\n\n[Events]\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\nDialogue: 0,0:00:01.00,0:00:06.00,Default,,0,0,0,,{\\b1}The kid{\\b0},\\Nfound\n`;

/** Files beside films. The German one is in the encoding that such files had before UTF-8. */
const sidecars: readonly (readonly [path: string, bytes: Buffer])[] = [
  ["Metropolis (1927) [tmdbid-19]/Metropolis (1927) [tmdbid-19] - 720p.de.srt", Buffer.from(srt, "latin1")],
  ["Metropolis (1927) [tmdbid-19]/Metropolis (1927) [tmdbid-19] - 720p.fr.sdh.vtt", Buffer.from(vtt)],
  ["The Kid (1921)/The Kid (1921).en.ass", Buffer.from(ass)],
];

const formats: Readonly<Record<string, () => OutputFormat>> = {
  mp4: () => new Mp4OutputFormat({ fastStart: "in-memory" }),
  mov: () => new MovOutputFormat(),
  webm: () => new WebMOutputFormat(),
  mkv: () => new MkvOutputFormat(),
  ts: () => new MpegTsOutputFormat(),
  m3u8: () => new HlsOutputFormat({ segmentFormat: new MpegTsOutputFormat(), targetDuration: 4 }),
};

async function makeFilm(folder: string, sampleFolder: string, { path, ...cut }: DemoFilm): Promise<void> {
  const file = join(folder, path);
  const extension = path.slice(path.lastIndexOf(".") + 1);
  const format = formats[extension]?.();
  if (!format) throw new Error(`No format for ${extension}`);
  await mkdir(dirname(file), { recursive: true });
  const target =
    extension === "m3u8"
      ? new PathedTarget(file, ({ path: part }) => new FilePathTarget(join(dirname(file), part.slice(part.lastIndexOf("/") + 1))))
      : new FilePathTarget(file);
  const sample = join(sampleFolder, extension === "webm" ? "sample.webm" : "sample.mp4");
  await cutFilm(sample, { format, target }, extension === "mkv" ? { captions: inside, ...cut } : cut);
}

/** Makes a folder of films of the embedded catalog, to try the media library. Nothing is encoded, which takes a second. */
export async function makeDemoFolder(folder: string, sampleFolder = fileURLToPath(new URL(".", import.meta.url))): Promise<void> {
  for (const film of films) await makeFilm(folder, sampleFolder, film);
  for (const [path, bytes] of sidecars) await writeFile(join(folder, path), bytes);
}
