import { type EpisodeName, type NumberedName, strongEpisodeName } from "#features/media/names/episode-name.ts";
import { isGenericName } from "#features/media/names/file-kind.ts";
import { titleGuesses } from "#features/media/names/film-name.ts";
import { withoutIds } from "#features/media/names/name-ids.ts";
import { bareSeasonNumber } from "#features/media/names/season-folder.ts";
import { saysEpisode, weakEpisodeNames } from "#features/media/names/weak-episode-name.ts";
import { isSameTitle, titleKeys } from "#server/match/title-key.ts";
import type { FoundSeries, Titles } from "#server/match/titles.ts";
import { type FileContext, seasonAbove, titleFolder, videosBeside } from "./file-context.ts";
import { byEpisodeTitle, type EpisodeRange, findEpisodes, regularEpisodes } from "./find-episodes.ts";
import { findSeries } from "./find-series.ts";
import { type Outcome, unmatched } from "./outcome.ts";

/** Season and episode from an episode's .nfo. */
function statedIn({ nfos: { own } }: FileContext): EpisodeName | null {
  if (own?.kind !== "episode" || own.season === null || own.episode === null) return null;
  return { form: "numbered", mark: "season", title: "", season: own.season, first: own.episode, last: own.episode, part: null, rest: "" };
}

/** A folder for more episodes than this is a collection. */
const mostOfOneFile = 3;

/** "Season 3/Episode 11/video.mkv" */
const wordInSeason = ({ stem, folders }: FileContext, folder: string): EpisodeName | null =>
  (isGenericName(stem) && seasonAbove(folders) && weakEpisodeNames(folder).find(({ mark }) => mark === "word")) || null;

/** "Show.S02E19.720p/0e895c37.mkv": the folder names the episode of its only file, which says nothing. */
function ofFolder(context: FileContext): EpisodeName | null {
  const folder = titleFolder(context.folders);
  const name = folder === null ? null : (strongEpisodeName(withoutIds(folder)) ?? wordInSeason(context, folder));
  if (name?.form !== "numbered" || name.last - name.first >= mostOfOneFile || videosBeside(context) > 1) return null;
  const says = titleGuesses(context.stem).some(({ year }) => year !== null) || saysEpisode(weakEpisodeNames(context.stem));
  return says ? null : { ...name, title: "" };
}

/** "Show E56 2019-01-21": the number counts, not the day. */
function ofFile(context: FileContext): EpisodeName | null {
  const name = strongEpisodeName(withoutIds(context.stem));
  return name?.form === "dated" && saysEpisode(weakEpisodeNames(name.title)) ? null : name;
}

/** What the file's name, its .nfo or its folder says for certain. */
export const certainEpisode = (context: FileContext): EpisodeName | null => statedIn(context) ?? ofFile(context) ?? ofFolder(context);

/** "Show/1/05.mkv": a bare number is a season below a series. */
const seasonOf = ({ folders }: FileContext): number | null => seasonAbove(folders)?.season.season ?? null;

const episodeOutcome = (series: FoundSeries, { season, first, last }: EpisodeRange, reason: string): Outcome => ({
  kind: "episode",
  id: series.id,
  season,
  first,
  last,
  reason,
});

/** "Show - 12 - S01E12": the number of the whole series stands before that of the season. */
const withoutNumber = (title: string): string =>
  title.replace(/(?:(?:\s[-–]\s|\.-\.|_-_)\(?\d{1,4}(?:\s?[-–]\s?\d{1,4})?\)?(?:\s\(\d{1,3}\))?|[\s._]\d{2,4}[-–]\d{2,4})$/u, "");

/** "S01E09-S02E02", "1x10 - 2x01" */
function isOfSeveralSeasons(name: EpisodeName): boolean {
  const next = name.form === "numbered" ? strongEpisodeName(name.rest) : null;
  return next?.form === "numbered" && next.title === "" && name.form === "numbered" && next.season !== name.season;
}

/** "2009-05-12 - Show - Guest": the title stands behind the day, where no folder has it. */
const titleBehind = (name: EpisodeName): string => (name.form === "dated" && name.title === "" ? (name.rest.split(/\s[-–—]\s/)[0] ?? "") : name.title);

/** "Show - Monday, May 25, 2009" */
const weekday = /[\s._,\-–]+(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?[\s.,]*$/iu;

/** For names with a season and an episode, or a date. */
export async function matchCertainEpisode(context: FileContext, titles: Titles, name: EpisodeName): Promise<Outcome> {
  if (isOfSeveralSeasons(name)) return unmatched("the name has episodes of several seasons");
  const first = await findSeries(context, titles, name.title);
  const title = withoutNumber(titleBehind(name)).replace(weekday, "");
  const result = "reason" in first && title !== name.title ? await findSeries(context, titles, title) : first;
  if ("reason" in result) return unmatched(result.reason);
  const range = await findEpisodes(titles, result.series, name, { season: seasonOf(context), readsShort: false });
  return typeof range === "string" ? unmatched(range) : episodeOutcome(result.series, range, result.how);
}

/** The last part of "Show - The Severed Head". */
const lastSegment = (stem: string): string => stem.split(/\s[-–—]\s/).at(-1) ?? stem;

async function byName(context: FileContext, titles: Titles, season: number | null): Promise<Outcome | null> {
  const result = await findSeries(context, titles, "");
  if ("reason" in result) return null;
  const isSeriesTitle = (name: string): boolean => result.series.titles.some((title) => isSameTitle(title, name));
  for (const name of new Set([context.stem, lastSegment(context.stem)])) {
    // "Superman/Superman.mkv" is a film, although an episode is called like its series.
    if (isSeriesTitle(name)) continue;
    const range = await byEpisodeTitle(titles, result.series, name, season);
    if (range) return episodeOutcome(result.series, range, "the episode's title");
  }
  return null;
}

const television = /(?<!\p{L})(?:hdtv|sdtv|pdtv|dsr|tvrip|satrip|dthrip)(?!\p{L})/iu;
const mostLookedAt = 50;

/** "103" is the third episode of season 1 in a television release, or beside files that counted through would be more than the series has. */
function readsShort({ stem, siblings }: FileContext, name: NumberedName, series: FoundSeries): boolean {
  if (television.test(name.rest) && !stem.trimStart().startsWith("[")) return true;
  const beside = siblings
    .slice(0, mostLookedAt)
    .flatMap((other) => weakEpisodeNames(withoutIds(other)).filter(({ mark, title }) => mark === "short" && isSameTitle(title, name.title)));
  const isTooMany = beside.some(({ season, last }) => (season ?? 0) * 100 + last > regularEpisodes(series));
  return new Set(beside.map(({ season, first }) => `${season} ${first}`)).size > 1 && isTooMany;
}

/** What the file's name says if the rest of it is a series: "Chapter 3", "05", "Show - 15". */
export const possibleEpisodes = ({ stem }: FileContext): NumberedName[] => weakEpisodeNames(withoutIds(stem).trim());

/** "12 Monkeys 03" begins with no episode 12. */
const beginsWithTitle = (stem: string, { titles }: FoundSeries): boolean =>
  titles.flatMap(titleKeys).some((title) => /^\d/.test(title) && titleKeys(stem).some((key) => key.startsWith(title)));

/** "Chapter 9" may be the title of the season's first episode. */
async function otherTitled(titles: Titles, series: FoundSeries, { season, first }: EpisodeRange, stem: string): Promise<EpisodeRange | null> {
  const titled = await byEpisodeTitle(titles, series, stem, season);
  return titled !== null && titled.first !== first ? titled : null;
}

/** `null`: it is none. */
export async function matchPossibleEpisode(context: FileContext, titles: Titles): Promise<Outcome | null> {
  const { context: inSeries, season } = withBareSeason(context);
  let reason: string | null = null;
  for (const name of possibleEpisodes(context)) {
    const result = await findSeries(inSeries, titles, name.title);
    if ("reason" in result || (name.title === "" && beginsWithTitle(context.stem, result.series))) continue;
    const found = await findEpisodes(titles, result.series, name, { season, readsShort: readsShort(context, name, result.series) });
    const other = typeof found === "string" ? null : await otherTitled(titles, result.series, found, context.stem);
    if (other !== null) return unmatched(`"${context.stem}" is the title of episode ${other.first}`);
    if (typeof found !== "string") return episodeOutcome(result.series, found, result.how);
    reason ??= found;
  }
  const named = await byName(inSeries, titles, season);
  return named ?? (reason === null ? null : unmatched(reason));
}

function withBareSeason(context: FileContext): { context: FileContext; season: number | null } {
  const season = seasonOf(context);
  const bare = season === null ? bareSeasonNumber(context.folders.at(-1) ?? "") : null;
  if (bare === null || context.folders.length < 2) return { context, season };
  return { context: { ...context, folders: context.folders.slice(0, -1) }, season: bare };
}

/** Whether the folders say that this is an episode, whatever its name. */
export const isInSeason = ({ folders, nfos }: FileContext): boolean => seasonAbove(folders) !== null || nfos.show !== null;
