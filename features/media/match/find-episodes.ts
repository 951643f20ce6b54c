import type { EpisodeName, NumberedName } from "#features/media/names/episode-name.ts";
import { isSameTitle } from "#server/match/title-key.ts";
import type { FoundSeries, Titles } from "#server/match/titles.ts";

export type EpisodeRange = { season: number; first: number; last: number };
/** A reason if the series has no such episode. */
export type EpisodeResult = EpisodeRange | string;

const exists = async (titles: Titles, series: FoundSeries, { season, first, last }: EpisodeRange): Promise<boolean> => {
  if (!series.seasons.some((one) => one.season === season)) return false;
  const numbers = new Set((await titles.episodes(series.id, season)).map(({ number }) => number));
  for (let number = first; number <= last; number++) if (!numbers.has(number)) return false;
  return true;
};

const shown = ({ season, first, last }: EpisodeRange): string => `S${season} E${first}${last > first ? `-${last}` : ""}`;

/** "101" in the folder of season 1 is its first episode, unless it has so many. */
async function inSeason(titles: Titles, series: FoundSeries, range: EpisodeRange): Promise<EpisodeResult> {
  if (await exists(titles, series, range)) return range;
  const { season, first, last } = range;
  const short = { season, first: first % 100, last: last % 100 };
  const hasSeasonDigits = first >= 100 && Math.floor(first / 100) === season && Math.floor(last / 100) === season;
  return hasSeasonDigits && (await exists(titles, series, short)) ? short : `${series.titles[0]} has no ${shown(range)}`;
}

const regularSeasons = ({ seasons }: FoundSeries): FoundSeries["seasons"] => seasons.filter(({ season }) => season > 0).toSorted((a, b) => a.season - b.season);

export const regularEpisodes = (series: FoundSeries): number => regularSeasons(series).reduce((sum, { episodes }) => sum + episodes, 0);

/** By the lengths of the seasons, as far as they are known. */
function byLengths(series: FoundSeries, first: number, last: number): EpisodeRange | null {
  let before = 0;
  for (const { season, episodes } of regularSeasons(series)) {
    if (episodes === 0) return null;
    if (first > before && last <= before + episodes) return { season, first: first - before, last: last - before };
    before += episodes;
  }
  return null;
}

/** By the film database's own order; `null` if it has no such numbers one after another in one season. */
function byAbsoluteOrder(order: Awaited<ReturnType<Titles["absoluteOrder"]>>, first: number, last: number): EpisodeRange | null {
  const [begin, end] = [order[first - 1], order[last - 1]];
  if (!begin || !end || begin.season !== end.season || end.number - begin.number !== last - first) return null;
  return { season: begin.season, first: begin.number, last: end.number };
}

/** Numbers that run through all seasons. */
async function counted(titles: Titles, series: FoundSeries, { first, last }: NumberedName): Promise<EpisodeRange | null> {
  const order = await titles.absoluteOrder(series.id);
  return order.length > 0 ? byAbsoluteOrder(order, first, last) : byLengths(series, first, last);
}

/** A number without a season. Only anime counts it through all seasons; that of other names must be clear. */
async function withoutSeason(titles: Titles, series: FoundSeries, name: NumberedName): Promise<EpisodeResult> {
  const { first, last, mark } = name;
  const regular = regularSeasons(series).filter(({ episodes }) => episodes > 0);
  const [only] = regular;
  const isShort = mark === "number" && first >= 100;
  if (isShort && (await exists(titles, series, { season: Math.floor(first / 100), first: first % 100, last: first % 100 })))
    return `${first} could be an episode of season ${Math.floor(first / 100)} of ${series.titles[0]}`;
  // Its numbers may have gaps.
  if (only && regular.length === 1) return { season: only.season, first, last };
  const having = regular.filter(({ episodes }) => last <= episodes);
  if (having.length > 0 && mark !== "absolute") return `episode ${first} of ${series.titles[0]} could be of ${having.length} seasons`;
  if (isShort) return `${series.titles[0]} has several seasons, and ${first} names none`;
  return (await counted(titles, series, name)) ?? `${series.titles[0]} has no episode ${first}`;
}

/** The one episode of that day. Specials count as well. */
async function byDate(titles: Titles, series: FoundSeries, dates: readonly string[]): Promise<EpisodeResult> {
  const found: EpisodeRange[] = [];
  const begun = series.seasons.filter(({ airDate }) => airDate === null || dates.some((date) => date >= airDate));
  // Of a daily show with fifty seasons only the last that began before the day, and the specials.
  const recent = begun
    .filter(({ season }) => season > 0)
    .toSorted((a, b) => b.season - a.season)
    .slice(0, 2);
  for (const { season } of [...recent, ...begun.filter((one) => one.season === 0)])
    for (const { number, airDate } of await titles.episodes(series.id, season))
      if (airDate !== null && dates.includes(airDate)) found.push({ season, first: number, last: number });
  const [only] = found;
  if (only && found.length === 1) return only;
  return only ? `${series.titles[0]} has ${found.length} episodes of ${dates.join(" or ")}` : `${series.titles[0]} has no episode of ${dates.join(" or ")}`;
}

/** "Episode 1-2" is not "Episode 12". */
const numbersIn = (name: string): string => (name.replace(/(?<=\d),(?=\d{3})/gu, "").match(/\d+/gu) ?? []).join(" ");

/** The one episode of that name. */
export async function byEpisodeTitle(titles: Titles, series: FoundSeries, name: string, season: number | null): Promise<EpisodeRange | null> {
  const found: EpisodeRange[] = [];
  for (const one of series.seasons.filter((other) => season === null || other.season === season))
    for (const episode of await titles.episodes(series.id, one.season))
      if (isSameTitle(episode.name, name) && numbersIn(episode.name) === numbersIn(name))
        found.push({ season: one.season, first: episode.number, last: episode.number });
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** `season`: of the folder, for names without one. `readsShort`: whether "103" is known to be the third of season 1. */
export type FolderNumbers = { season: number | null; readsShort: boolean };

async function ofNumbers(titles: Titles, series: FoundSeries, name: NumberedName, { season, readsShort }: FolderNumbers): Promise<EpisodeResult> {
  const { first, last, mark } = name;
  const isOther = season !== null && name.season !== null && name.season !== season;
  if (isOther && mark !== "season") return `the folder is season ${season}, the name is of season ${name.season}`;
  if (mark === "short" && season === null && !readsShort) return `nothing says whether ${name.season}${String(first).padStart(2, "0")} has a season`;
  // "Season 2/02-04": a season and an episode, or three episodes.
  if (mark === "number" && name.title === "" && last > first && first === season) return `${first}-${last} could have a season`;
  const inName = name.season ?? season;
  if (inName === null) return withoutSeason(titles, series, name);
  const found = await inSeason(titles, series, { season: inName, first, last });
  if (typeof found !== "string" || mark !== "absolute") return found;
  const range = await counted(titles, series, name);
  return range?.season === inName ? range : found;
}

export async function findEpisodes(titles: Titles, series: FoundSeries, name: EpisodeName, folder: FolderNumbers): Promise<EpisodeResult> {
  if (name.form === "dated") return byDate(titles, series, name.dates);
  const found = await ofNumbers(titles, series, name, folder);
  return typeof found === "string" || (await exists(titles, series, found)) ? found : `${series.titles[0]} has no ${shown(found)}`;
}
