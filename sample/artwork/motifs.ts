import { doorway, keyhole, shutters, stairs, windows } from "./buildings.ts";
import { city } from "./city.ts";
import type { Composition } from "./composition.ts";
import { crowd } from "./crowd.ts";
import { eye } from "./eye.ts";
import { forest } from "./forest.ts";
import { horizon, mesa, mountains, sea } from "./landscapes.ts";
import { letter } from "./monogram.ts";
import { bars, floor, meeting, stripes, sunburst, tiles, vortex } from "./patterns.ts";
import type { Random } from "./random.ts";
import { formation, globe, orbit, saucer } from "./sky.ts";
import { bounce, curtain, hat, reel, spotlight, umbrella } from "./stage.ts";
import type { ArtworkSubject } from "./subject.ts";
import { track } from "./track.ts";

/** A composition's name is part of its pictures' seed: renaming one redraws them. */
export const compositions = {
  bars,
  shutters,
  bounce,
  city,
  crowd,
  curtain,
  doorway,
  eye,
  floor,
  forest,
  formation,
  globe,
  hat,
  horizon,
  keyhole,
  letter,
  meeting,
  mesa,
  mountains,
  orbit,
  reel,
  saucer,
  sea,
  spotlight,
  stairs,
  stripes,
  sunburst,
  tiles,
  track,
  umbrella,
  vortex,
  windows,
} satisfies Record<string, Composition>;

export type CompositionName = keyof typeof compositions;

/** Compositions that fit a subject, at least one. */
export type Motifs = readonly [CompositionName, ...CompositionName[]];

/** Covers every genre of specification.md, section 3. */
export const motifsByGenre: Record<string, Motifs> = {
  Action: ["sunburst", "formation", "track", "stripes", "mountains", "letter"],
  Adventure: ["mountains", "sea", "mesa", "globe", "sunburst", "horizon"],
  Animation: ["bounce", "tiles", "sunburst", "stripes", "letter", "bars", "floor", "umbrella"],
  Comedy: ["hat", "bounce", "windows", "stripes", "tiles", "curtain", "crowd", "letter"],
  Crime: ["shutters", "doorway", "city", "keyhole", "stairs", "windows"],
  Documentary: ["globe", "reel", "mountains", "crowd", "tiles"],
  Drama: ["horizon", "windows", "doorway", "stairs", "meeting", "floor", "spotlight", "crowd", "bars", "city", "curtain", "stripes", "letter"],
  Family: ["bounce", "tiles", "hat", "letter", "umbrella"],
  Fantasy: ["forest", "orbit", "eye", "horizon", "vortex", "floor"],
  History: ["formation", "horizon", "crowd", "stairs", "bars"],
  Horror: ["eye", "stairs", "forest", "doorway", "vortex", "keyhole", "spotlight"],
  Music: ["bars", "spotlight", "curtain", "reel", "letter"],
  Mystery: ["keyhole", "windows", "vortex", "eye", "stairs", "forest"],
  Romance: ["meeting", "umbrella", "horizon", "windows", "floor", "letter"],
  "Science Fiction": ["orbit", "saucer", "city", "globe", "vortex"],
  "TV Movie": ["reel", "windows", "letter"],
  Thriller: ["shutters", "vortex", "doorway", "stairs", "track", "spotlight", "city"],
  War: ["formation", "crowd", "horizon", "stripes", "mountains"],
  Western: ["mesa", "horizon", "track", "mountains"],
  "Action & Adventure": ["sunburst", "mesa", "globe", "track", "formation", "mountains", "letter"],
  Kids: ["bounce", "tiles", "letter"],
  News: ["globe", "reel", "crowd"],
  Reality: ["crowd", "tiles", "windows"],
  "Sci-Fi & Fantasy": ["orbit", "saucer", "globe", "vortex", "city"],
  Soap: ["meeting", "windows", "umbrella"],
  Talk: ["curtain", "spotlight", "bars"],
  "War & Politics": ["formation", "crowd", "horizon"],
};

// A word of the title is more specific than a genre.
const motifsByWord: readonly [RegExp, Motifs][] = [
  [/\b(seas?|ships?|battleship|steamboat|boat|islands?|ocean|blockade|pirates?|manxman|undersea|navigator|lighthouse|tides?|sailors?)\b/i, ["sea"]],
  [/\bmetropolis\b/i, ["city"]],
  [/\b(city|streets?|broadway|paris|new york)\b/i, ["city", "windows"]],
  [/^the general$|\b(trains?|railroad|express|detour|roads?|hitch-hiker|highway)\b/i, ["track"]],
  [/\b(everest|kilimanjaro|pole|mountains?|of the north)\b/i, ["mountains"]],
  [/\b(moon|space|mars|martians?|planets?|universe|radar)\b/i, ["orbit", "saucer"]],
  [/\b(world|earth)\b/i, ["globe"]],
  [/\b(doors?|box|cabinet|rooms?|apartment)\b/i, ["doorway", "keyhole"]],
  [/\b(house|windows?)\b/i, ["windows", "stairs"]],
  [/\b(ring|circle|wheel|vertigo|whirl\w*)\b/i, ["vortex"]],
  [/\b(wings|hell.s angels|flying|eagles?|squadron|bombers?)\b/i, ["formation"]],
  [/\b(rain|storm|umbrella|wind|weather)\b/i, ["umbrella"]],
  [/\b(circus|opera|theat(er|re)|show|melody|follies|star is born)\b/i, ["curtain", "spotlight"]],
  [/\b(bats?|nosferatu|vampires?|woods?|forest|witch\w*|häxan|ghosts?|living dead|zombie)\b/i, ["forest"]],
  [/\b(gold rush|desert|sheik|bagdad|texan|go west|sands?|mclintock)\b/i, ["mesa"]],
  [/\b(stairs?|tower|downhill|bells)\b/i, ["stairs"]],
  [/\b(dawn|sunrise|morning)\b/i, ["sunburst", "horizon"]],
  [/\b(eyes?|whispers|mabuse|invisible|andalou|blackmail)\b/i, ["eye"]],
  [/\b(love|bride|wedding|marriage|virtue|serenade)\b/i, ["meeting"]],
  [/\b(tramp|the kid|godfrey|butler)\b/i, ["hat"]],
  [/\b(crowd|people|mob|everybody)\b/i, ["crowd"]],
];

/** For a title without a genre of the specification. */
const fallbackMotifs: Motifs = ["horizon", "tiles", "letter", "bars", "spotlight"];

/** The first is the best fit: mostly by a word of the title, else by genre. The others are alternatives. */
export function fittingMotifs(subject: ArtworkSubject, random: Random): Motifs {
  const byWord = motifsByWord.find(([word]) => word.test(subject.title))?.[1];
  const [main = fallbackMotifs, other] = subject.genres.map((genre) => motifsByGenre[genre]).filter((names) => names !== undefined);
  const byGenre = () => random.oneOf(other && random.chance(0.3) ? other : main);
  const first = byWord && random.chance(0.9) ? random.oneOf(byWord) : byGenre();
  const start = random.whole(0, main.length - 1);
  const others = new Set([...(byWord ?? []), ...main.slice(start), ...main.slice(0, start), ...(other ?? [])]);
  others.delete(first);
  return [first, ...others];
}
