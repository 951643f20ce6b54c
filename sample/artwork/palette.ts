import { contrast, luminance, mix, saturation } from "./color.ts";
import type { Random } from "./random.ts";
import type { ArtworkSubject } from "./subject.ts";

/** The colors of one poster. `ink` is readable on `background`. */
export type Palette = { background: string; ink: string; accent: string; second: string };

type Era = "silent" | "studio" | "midcentury" | "modern";
type Entry = Palette & { moods: string; eras: readonly Era[] };

const swatch = (inks: string, moods: string, ...eras: Era[]): Entry => {
  const [background = "", ink = "", accent = "", second = ""] = inks.split(" ");
  return { background, ink, accent, second, moods, eras };
};

// Moods: d dread, g grit (crime, thriller), p play, t tender, w wide (adventure, western), c cold (war, history), f future, s stage (music).
const palettes: readonly Entry[] = [
  swatch("#efe3c8 #1d1a1a #d8412f #2f6f73", "ptws", "silent", "studio"),
  swatch("#14131a #f0e6d2 #f2b632 #5b5a6b", "gds", "studio", "midcentury"),
  swatch("#1a0f12 #f3e3cf #d3202f #74182a", "dg", "silent", "studio", "midcentury"),
  swatch("#0f2b2a #f2e6c4 #e4572e #3f8f7a", "dwg", "silent", "studio"),
  swatch("#e3a92b #1b1713 #b3321f #f6ead0", "pws", "silent", "midcentury"),
  swatch("#f2c4b8 #2a1530 #d22f4f #7a4a8c", "tp", "silent", "midcentury"),
  swatch("#131c3a #f4ead6 #f5a623 #3f63b5", "tsfg", "studio", "midcentury"),
  swatch("#dfe7e4 #12242e #2d7f9d #e8643c", "wcf", "silent", "modern"),
  swatch("#e98a3a #2b120c #fbe3b0 #a8321c", "wpg", "silent", "midcentury"),
  swatch("#c9d64b #1a1d16 #e2412d #3b6b4f", "dfp", "midcentury", "modern"),
  swatch("#2b1745 #f6e7d3 #ff6b4a #8d5cc7", "dfst", "midcentury", "modern"),
  swatch("#0d4a5c #f4ecd8 #f0c14b #1f8a94", "wct", "silent", "studio"),
  swatch("#e0492f #160a08 #f8e3bd #7d1a14", "gdps", "silent", "midcentury"),
  swatch("#7cc2bd #14222b #e5482f #f5ecd5", "ptw", "studio", "midcentury"),
  swatch("#1f46a8 #fdf0d5 #f7b52c #e4432d", "pfsc", "midcentury", "modern"),
  swatch("#b9c2a0 #22271d #a53f2b #5f7355", "cwt", "silent", "studio"),
  swatch("#eadfd3 #2c1a33 #a03566 #d99a3d", "ts", "silent", "studio"),
  swatch("#ecebe4 #101214 #e23d28 #9fa3a0", "gcdf", "silent", "midcentury", "modern"),
  swatch("#10100f #f3e7cb #c9a24b #3d5a50", "sgt", "silent", "studio"),
  swatch("#a9d0e6 #142033 #f2c230 #dd4b35", "pwf", "studio", "midcentury"),
  swatch("#f39ab0 #24102a #f7dc5a #2f6db5", "pts", "midcentury", "modern"),
  swatch("#dcc49a #2a1e14 #b5502b #54707a", "wct", "silent", "studio"),
  swatch("#1d3324 #efe6cb #d9b33e #58804f", "dwc", "silent", "studio"),
  swatch("#22283f #e9e4dc #e0566b #6b7aa8", "tgd", "studio", "midcentury", "modern"),
  swatch("#3a2118 #f5e3c3 #ef7f3b #8c4a2f", "wgc", "silent", "studio"),
  swatch("#d7c8de #21173d #6b3fa0 #ef8354", "tfs", "midcentury", "modern"),
  swatch("#f4efe4 #15203b #e0a03c #4a78aa", "cwt", "silent", "studio", "modern"),
  swatch("#571c2d #f7e0c1 #f2955c #b0405f", "tsg", "silent", "studio", "midcentury"),
  swatch("#f6d59c #3a1f4d #e4572e #5a8f7b", "pst", "silent", "midcentury"),
  swatch("#8fb8a8 #17211f #f3ead3 #c23b4e", "pwc", "studio", "midcentury"),
  swatch("#e8b7a0 #31202b #9c2f42 #466365", "tc", "silent", "studio"),
  swatch("#2e5d50 #f4ecd2 #f2a541 #8fb59a", "wpc", "silent", "modern"),
];

const moodOf: Record<string, string> = {
  Action: "wc",
  Adventure: "w",
  Animation: "p",
  Comedy: "p",
  Crime: "g",
  Documentary: "cw",
  Drama: "tcg",
  Family: "p",
  Fantasy: "ft",
  History: "c",
  Horror: "d",
  Music: "s",
  Mystery: "gd",
  Romance: "t",
  "Science Fiction": "f",
  "TV Movie": "t",
  Thriller: "g",
  War: "c",
  Western: "w",
  "Action & Adventure": "wc",
  Kids: "p",
  News: "c",
  Reality: "p",
  "Sci-Fi & Fantasy": "f",
  Soap: "t",
  Talk: "s",
  "War & Politics": "c",
};

function eraOf(year: number | null): Era | null {
  if (year === null) return null;
  if (year < 1930) return "silent";
  if (year < 1950) return "studio";
  return year < 1980 ? "midcentury" : "modern";
}

/** Scores palettes by genre (the first counts most), by era and by chance. */
export function paletteFor(subject: ArtworkSubject, random: Random): Palette {
  const [main = "", ...others] = subject.genres.map((genre) => moodOf[genre] ?? "");
  const era = eraOf(subject.year);
  const score = (entry: Entry) => {
    const shares = (moods: string) => [...moods].some((mood) => entry.moods.includes(mood));
    return (shares(main) ? 4 : 0) + (others.some(shares) ? 1.5 : 0) + (era !== null && entry.eras.includes(era) ? 1.5 : 0) + random.next() * 4;
  };
  const scored = palettes.map((entry) => ({ entry, points: score(entry) }));
  scored.sort((first, second) => second.points - first.points);
  const { background = "#14131a", ink = "#f0e6d2", accent = "#f2b632", second = "#5b5a6b" } = scored[0]?.entry ?? {};
  return { background, ink, accent, second };
}

/** A text color for a panel: one of the palette's, or black or white if none has 4.5:1. */
export function textInk(panel: string, palette: Palette, preferred: "ink" | "accent" = "ink"): string {
  const own = [palette.ink, palette.background, palette.accent, palette.second];
  const bright = [palette.accent, palette.second].filter((color) => saturation(color) > 0.3);
  const candidates = preferred === "accent" ? [...bright, ...own] : own;
  return candidates.find((color) => contrast(color, panel) >= 4.5) ?? (luminance(panel) > 0.179 ? "#000000" : "#ffffff");
}

/** Whether one of the palette's colors has 4.5:1 on the panel. */
export const hasReadableInk = (panel: string, palette: Palette) => Object.values(palette).some((color) => contrast(color, panel) >= 4.5);

/** The more saturated of the two accents, for cloth and canopies. */
export const vividOf = ({ accent, second }: Palette) => (saturation(accent) >= saturation(second) * 0.8 ? accent : second);

export const darkOf = (palette: Palette) => (luminance(palette.background) < luminance(palette.ink) ? palette.background : palette.ink);
export const lightOf = (palette: Palette) => (luminance(palette.background) < luminance(palette.ink) ? palette.ink : palette.background);

/** Swaps background and ink. */
export const inverted = ({ background, ink, accent, second }: Palette): Palette => ({
  background: ink,
  ink: background,
  accent,
  second: mix(second, ink, 0.1),
});

/** Light and almost gray. */
export const isPale = (ink: string): boolean => luminance(ink) > 0.45 && saturation(ink) < 0.22;
