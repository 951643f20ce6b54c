import type { EpisodeName } from "#features/media/names/episode-name.ts";
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

/**
 * Numbers that run through all seasons. `isCounted`: the name's form says so (anime); otherwise a number that several seasons have could be any of theirs.
 */
function byCount(series: FoundSeries, first: number, last: number, isCounted: boolean): EpisodeResult {
  const regular = series.seasons.filter(({ season, episodes }) => season > 0 && episodes > 0).toSorted((a, b) => a.season - b.season);
  const [only] = regular;
  // Its numbers may have gaps.
  if (only && regular.length === 1) return { season: only.season, first, last };
  const having = regular.filter(({ episodes }) => last <= episodes);
  if (having.length > 0 && !isCounted) return `episode ${first} of ${series.titles[0]} could be of ${having.length} seasons`;
  let before = 0;
  for (const { season, episodes } of regular) {
    if (first > before && last <= before + episodes) return { season, first: first - before, last: last - before };
    before += episodes;
  }
  return `${series.titles[0]} has no episode ${first}`;
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

/** The one episode of that name. */
export async function byEpisodeTitle(titles: Titles, series: FoundSeries, name: string, season: number | null): Promise<EpisodeRange | null> {
  const found: EpisodeRange[] = [];
  for (const one of series.seasons.filter((other) => season === null || other.season === season))
    for (const episode of await titles.episodes(series.id, one.season))
      if (isSameTitle(episode.name, name)) found.push({ season: one.season, first: episode.number, last: episode.number });
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** `season`: of the folder, for names without one. */
export async function findEpisodes(
  titles: Titles,
  series: FoundSeries,
  name: EpisodeName,
  { season, isCounted }: { season: number | null; isCounted: boolean },
): Promise<EpisodeResult> {
  if (name.form === "dated") return byDate(titles, series, name.dates);
  const inName = name.season ?? season;
  if (inName !== null) return inSeason(titles, series, { season: inName, first: name.first, last: name.last });
  const counted = byCount(series, name.first, name.last, isCounted);
  if (typeof counted === "string") return counted;
  return (await exists(titles, series, counted)) ? counted : `${series.titles[0]} has no ${shown(counted)}`;
}
