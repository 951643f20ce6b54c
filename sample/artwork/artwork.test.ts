import { describe, expect, test } from "vitest";
import { drawBackdrop } from "./backdrop.ts";
import { drawCard } from "./card.ts";
import { compositions, motifsByGenre } from "./motifs.ts";
import { drawPoster } from "./poster.ts";
import { drawProfile, initialsOf } from "./profile.ts";
import { drawStill } from "./still.ts";
import type { ArtworkSubject } from "./subject.ts";

const film = (id: number, title: string, more: Partial<ArtworkSubject> = {}): ArtworkSubject => ({
  id,
  title,
  year: 1927,
  director: "Friedrich Wilhelm Murnau",
  genres: ["Drama"],
  ...more,
});

const awkward = [
  "It",
  "Dr. Jekyll and Mr. Hyde",
  "The Lodger: A Story of the London Fog",
  "Santa Claus Conquers the Martians",
  "Dr. Strangelove or: How I Learned to Stop Worrying and Love the Bomb",
  "The Quick Brown Fox Jumps Over the Lazy Dog, Vexing Bohemian Zoologists Quietly",
  "Häxan — Das Cabinet des Dr. Čáslavský & Łódź",
  "Supercalifragilisticexpialidocious",
  'A "Quoted" <b>Title</b> & Sons',
  "羅生門",
  "",
];

const specified = [
  ..."Action Adventure Animation Comedy Crime Documentary Drama Family Fantasy History Horror Music Mystery Romance Thriller War Western".split(" "),
  ..."Science Fiction,TV Movie,Action & Adventure,Kids,News,Reality,Sci-Fi & Fantasy,Soap,Talk,War & Politics".split(","),
];

// A minimal well-formedness check: elements close in order, attributes are quoted, every reference has its id.
function faults(svg: string): string[] {
  const out: string[] = [];
  const open: string[] = [];
  const text = svg.replace(/<(\/?)(\w+)((?: [\w:-]+="[^"<]*")*)(\/?)>/g, (_, close: string, name: string, _attributes: string, empty: string) => {
    if (close && open.pop() !== name) out.push(`closes ${name}`);
    if (!close && !empty) open.push(name);
    return "";
  });
  if (open.length > 0) out.push(`not closed: ${open.join()}`);
  if (/[<>]|&(?!amp;|lt;|gt;|quot;)/.test(text)) out.push(`loose text: ${text.slice(0, 80)}`);
  if (/NaN|undefined|Infinity|e[+-]\d/.test(svg.replace(/<title>.*<\/title>/, ""))) out.push("not a number");
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
  if (new Set(ids).size < ids.length) out.push(`id twice: ${ids.join()}`);
  for (const [, id] of svg.matchAll(/(?:href="|url\()#([^")]+)/g)) if (!ids.includes(id)) out.push(`no #${id}`);
  if (/<(script|style|foreignObject|image|text|a)\b|https?:(?!\/\/www\.w3\.org\/2000\/svg")/.test(svg)) out.push("not self-contained");
  return out;
}

describe("every picture", () => {
  const subjects = [
    ...awkward.map((title, i) => film(i, title)),
    ...specified.flatMap((genre, i) =>
      Array.from({ length: 12 }, (_, j) =>
        film(i * 100 + j, `Number ${j}`, { genres: [genre], year: j % 3 ? 1910 + 9 * j : null, director: j % 4 ? "Ida Lupino" : null }),
      ),
    ),
  ];
  const episode = { season_number: 1, episode_number: 128, name: "A <cut> & another" };
  const drawings = {
    poster: drawPoster,
    backdrop: drawBackdrop,
    card: (subject: ArtworkSubject) => drawCard(subject),
    still: (subject: ArtworkSubject) => drawStill(subject, episode),
    profile: ({ id, title }: ArtworkSubject) => drawProfile({ id, name: title }),
  };

  test.each(Object.entries(drawings))("%s is well-formed, self-contained, under 6 KB and deterministic", (_, draw) => {
    for (const subject of subjects) {
      const svg = draw(subject);
      expect(faults(svg), subject.title).toEqual([]);
      expect(Buffer.byteLength(svg), subject.title).toBeLessThan(6 * 1024);
      expect(draw({ ...subject })).toBe(svg);
    }
  });
});

describe("motifs", () => {
  test("every genre of the specification has compositions, and every composition a genre", () => {
    expect(Object.keys(motifsByGenre).sort()).toEqual([...specified].sort());
    expect(new Set(Object.values(motifsByGenre).flat())).toEqual(new Set(Object.keys(compositions)));
  });

  test("forty dramas have forty different pictures, even without lettering", () => {
    const art = Array.from({ length: 40 }, (_, i) => drawBackdrop(film(i * 7, "Drama")));
    expect(new Set(art).size).toBe(40);
  });

  test("stills of one series differ", () => {
    const stills = [1, 2, 3, 4].map((episode_number) =>
      drawStill(film(5, "Judex"), { season_number: 1, episode_number, name: "" }).replace(/<title>.*?<\/title>/, ""),
    );
    expect(new Set(stills).size).toBe(4);
  });
});

test.each([
  ["F. W. Murnau", "FM"],
  ["Musidora", "M"],
  ["Lon Chaney, Jr.", "LC"],
  ["Erich von Stroheim", "ES"],
  ["Élise Ötvös", "ÉÖ"],
  ["D.W. Griffith", "DG"],
])("%s is %s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
