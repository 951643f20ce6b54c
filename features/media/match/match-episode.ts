import { type EpisodeName, strongEpisodeName, weakEpisodeNames } from "#features/media/names/episode-name.ts";
import { withoutIds } from "#features/media/names/name-ids.ts";
import { bareSeasonNumber } from "#features/media/names/season-folder.ts";
import { isSameTitle } from "#server/match/title-key.ts";
import type { FoundSeries, Titles } from "#server/match/titles.ts";
import { type FileContext, seasonAbove } from "./file-context.ts";
import { byEpisodeTitle, type EpisodeRange, findEpisodes } from "./find-episodes.ts";
import { findSeries } from "./find-series.ts";
import { type Outcome, unmatched } from "./outcome.ts";

/** Season and episode from an episode's .nfo. */
function statedIn({ nfos: { own } }: FileContext): EpisodeName | null {
  if (own?.kind !== "episode" || own.season === null || own.episode === null) return null;
  return { form: "numbered", title: "", season: own.season, first: own.episode, last: own.episode, rest: "" };
}

/** What the file's name or its .nfo says for certain. */
export const certainEpisode = (context: FileContext): EpisodeName | null => statedIn(context) ?? strongEpisodeName(withoutIds(context.stem));

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

/** For names with a season and an episode, or a date. */
export async function matchCertainEpisode(context: FileContext, titles: Titles, name: EpisodeName): Promise<Outcome> {
  const result = await findSeries(context, titles, name.title);
  if ("reason" in result) return unmatched(result.reason);
  const range = await findEpisodes(titles, result.series, name, { season: seasonOf(context), isCounted: false });
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

/** "[Group] Show - 15": such names count through all seasons. */
const isCountedForm = (stem: string): boolean => /^\s*\[[^\]]+\]/.test(stem);

/** For names whose number is an episode's only if the rest is a series: "Chapter 3", "05", "Show - 15". `null`: it is none. */
export async function matchPossibleEpisode(context: FileContext, titles: Titles): Promise<Outcome | null> {
  const stem = withoutIds(context.stem).trim();
  const { context: inSeries, season } = withBareSeason(context);
  let reason: string | null = null;
  for (const name of weakEpisodeNames(stem)) {
    const result = await findSeries(inSeries, titles, name.form === "numbered" ? name.title : "");
    if ("reason" in result) continue;
    const range = await findEpisodes(titles, result.series, name, { season, isCounted: isCountedForm(stem) });
    if (typeof range !== "string") return episodeOutcome(result.series, range, result.how);
    reason ??= range;
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
