import { filenameParse } from "@ctrl/video-filename-parser";
import type { TitleGuess } from "#server/match/find-title.ts";
import { titleKeys, withArticleFirst } from "#server/match/title-key.ts";

const yearDigits = "18[789]\\d|19\\d\\d|20\\d\\d";
/** "(1927)", "[1927]", "(Fritz Lang, 1927)", "(1927, Fritz Lang)", "(1959-1961)". */
const bracketedYear = new RegExp(`[([{](?:[^()[\\]{}]*[\\s,;._-])?(?<year>${yearDigits})(?:[\\s,;._–-][^()[\\]{}]*)?[)\\]}]`, "gu");
const bareYear = new RegExp(`(?<![\\p{L}\\p{N}])(?<year>${yearDigits})(?![\\p{L}\\p{N}]|[-.]\\d\\d[-.]\\d\\d)`, "gu");

/** Where the description of a release begins. Words that stand in titles as well ("web", "limited") are not here. */
const releaseWord =
  /(?:^|[\s([{-])(?:\d{3,4}(?:[pi]|[x*]\d{3,4})|4k|8k|uhd|[hf]hd|hdr\d*|sdr|dovi|blu-?ray|b[dr]-?rip|bd-?remux|remux|web-?dl|web-?rip|hdtv|pdtv|dsr|dvd(?:[59r]|rip|scr)?|vhs-?rip|hd-?rip|cam-?rip|telesync|xvid|divx|[xh][ .]?26[3-6]|hevc|avc|av1|vp9|mpeg-?[24]|aac\d?|e?-?ac-?3|dts(?:-?hd)?|vostfr|ddp?\+?[257]?|truehd|atmos|flac|opus|mp3|\d{1,2}bits?|proper|repack|rerip)(?=$|[\s)\]}.,-])/iu;
const editionWord =
  /(?:^|[\s([{-])(?:(?:the\s)?(?:director'?s|theatrical|extended|final|ultimate|special|collector'?s|anniversary|restored|remastered|uncut|unrated|original|complete|international|criterion|silent|tinted|colou?rized|black and white|[bß]&w|open matte|imax|3d)(?:\s+(?:cut|edition|version|collection|remaster(?:ed)?|restoration|release))?|\d{1,3}th anniversary(?: edition)?|restauriert|remasterisé|versione? (?:restaurata|integrale)|version (?:longue|restaurée)|\dk restoration)(?=$|[\s)\]},.-])(?!\sseason)/iu;

const spaced = (name: string): string => name.replace(/[._]/gu, " ");

export const describesRelease = (text: string): boolean => releaseWord.test(spaced(text));

/** Where the name begins to describe its release; its length if it does not. */
export function releaseStart(name: string): number {
  const at = spaced(name).search(releaseWord);
  return at > 0 ? at : name.length;
}

const cutAt = (text: string, pattern: RegExp): string => {
  const at = text.search(pattern);
  return at > 0 ? text.slice(0, at) : text;
};

const edges = /^[\s._\-–—,;:|([{]+|[\s._\-–—,;:|([{]+$/gu;
const tidy = (text: string): string =>
  text
    .replace(/[()[\]{}]/gu, " ")
    .replace(/\s+/gu, " ")
    .replace(edges, "")
    .trim();

/** Dots and underscores are spaces; a group tag or a web site before the title goes. */
function spacedName(name: string): string {
  return name
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}]+/gu, " ")
    .replace(/^\s*(?:www\.[\w-]+\.\w{2,6}|[[{(]\s*(?:www\.)?[\w-]+\.(?:com|net|org|to|tv|me|cc)\s*[\]})])[\s._-]+/iu, "")
    .replace(/[._]+/gu, " ")
    .replace(/^\s*(?:\[(?!(?:18[789]|19\d|20\d)\d\])[^\]]*\]|\{[^}]*\})\s*(?=\S)/u, "")
    .replace(/\s+/gu, " ")
    .trim();
}

/** A title may be followed by another in brackets or after "aka", or preceded by a number, a director or a collection. */
function variantsOf(text: string, hasYear: boolean): string[] {
  const whole = tidy(text);
  const inBrackets = [...text.matchAll(/[([{](?<inner>[^()[\]{}]+)[)\]}]/gu)].map(({ groups }) => groups?.inner ?? "");
  // "Fargo [04]" and "Fargo [2.03]" are no film called "Fargo".
  const isNumbered = !hasYear && inBrackets.some((inner) => /^0\d{1,2}$|^\d{1,2} \d\d$/u.test(inner.trim()));
  const outside = isNumbered ? whole : tidy(text.replace(/[([{][^()[\]{}]*[)\]}]/gu, " "));
  const aka = whole.split(/\s+(?:aka|a k a|a\.k\.a\.?)\s+/iu);
  const segments = hasYear ? whole.split(/\s+[-–—|]\s+/u) : [];
  const unnumbered = hasYear ? [whole.replace(/^#?\d{1,4}\s*(?:[-–.):]\s*|\s)(?=\S)/u, "")] : [];
  const unedited = tidy(cutAt(cutAt(whole, releaseWord), editionWord));
  const all = [
    whole,
    outside,
    ...(aka.length > 1 ? aka : []),
    unedited,
    ...unnumbered,
    ...inBrackets.map(tidy),
    ...(segments.length > 1 ? [segments.slice(1).join(" - "), segments.at(-1) ?? ""] : []),
  ];
  return all.map((title) => withArticleFirst(title.trim())).filter((title) => /[\p{L}\p{N}]/u.test(title));
}

type Split = { before: string; after: string; year: number | null; bracketed: boolean };

function splitsAt(text: string, pattern: RegExp, bracketed: boolean): Split[] {
  return [...text.matchAll(pattern)].map((match) => ({
    before: text.slice(0, match.index),
    after: text.slice(match.index + match[0].length),
    year: Number(match.groups?.year),
    bracketed,
  }));
}

/** Every place where the name may be cut: years in brackets first, then bare years from the last one. */
function splitsOf(text: string): Split[] {
  const bracketed = splitsAt(text, bracketedYear, true);
  const bare = splitsAt(
    text.replace(bracketedYear, (found) => " ".repeat(found.length)),
    bareYear,
    false,
  ).toReversed();
  return [...bracketed, ...bare];
}

function guessesAt({ before, after, year }: Split): TitleGuess[] {
  const title = tidy(before) === "" ? cutAt(after, releaseWord) : before;
  // "Fritz Lang - 1927 - Metropolis"
  const isBetween = /\s[-–—]\s*$/u.test(before) && /^\s*[-–—]\s/u.test(after);
  const behind = isBetween ? [tidy(cutAt(after, releaseWord))] : [];
  return [...variantsOf(title, true), ...behind].filter((variant) => variant !== "").map((variant) => ({ title: variant, year }));
}

function withoutRepeats(guesses: readonly TitleGuess[]): TitleGuess[] {
  const seen = new Set<string>();
  return guesses.filter(({ title, year }) => {
    const name = `${titleKeys(title)[0] ?? title} ${year}`;
    return !seen.has(name) && seen.add(name);
  });
}

const mostGuesses = 10;

/** Another reading, by the rules of release names. */
function releaseGuess(name: string): TitleGuess[] {
  const { title, year } = filenameParse(name);
  return title === "" || !/^\d{4}$/.test(year ?? "") ? [] : [{ title: withArticleFirst(title), year: Number(year) }];
}

/** "Dune (1984) & Dune (2021)" */
const severalFilms = new RegExp(`[)\\]]\\s*(?:&|\\+|and)\\s.*[([](?:${yearDigits})[)\\]]`, "iu");

/** Readings of a film's name without extension and ids, the likeliest first. */
export function titleGuesses(name: string): TitleGuess[] {
  const text = spacedName(name);
  if (severalFilms.test(text)) return [];
  const splits = splitsOf(text);
  const dated = splits.flatMap(guessesAt);
  // "Blade Runner 2049": a bare number may belong to the title.
  const undated = splits.some(({ bracketed }) => bracketed) ? [] : variantsOf(cutAt(text, releaseWord), false).map((title) => ({ title, year: null }));
  return withoutRepeats([...dated, ...releaseGuess(name), ...undated]).slice(0, mostGuesses);
}

/** What stands behind the year, or behind the title if there is no year: release, edition, kind of extra. */
export function afterTitle(name: string): string {
  const text = spacedName(name);
  const split = splitsOf(text).find(({ before }) => tidy(before) !== "");
  if (split) return split.after;
  const at = text.search(releaseWord);
  return at > 0 ? text.slice(at) : "";
}
