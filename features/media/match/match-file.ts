import { withoutIds } from "#features/media/names/name-ids.ts";
import { seasonFolder } from "#features/media/names/season-folder.ts";
import { saysEpisode } from "#features/media/names/weak-episode-name.ts";
import type { Titles } from "#server/match/titles.ts";
import type { FileContext } from "./file-context.ts";
import { findSeries } from "./find-series.ts";
import { certainEpisode, isInSeason, matchCertainEpisode, matchPossibleEpisode, possibleEpisodes } from "./match-episode.ts";
import { matchPossibleExtra } from "./match-extra.ts";
import { matchFilm } from "./match-film.ts";
import { isMatched, type Outcome, unmatched } from "./outcome.ts";

/** "Show S01.mkv" is none of the season's episodes. */
async function wholeSeason(context: FileContext, titles: Titles): Promise<Outcome | null> {
  const name = seasonFolder(withoutIds(context.stem));
  const result = name && possibleEpisodes(context).length === 0 ? await findSeries(context, titles, name.title) : null;
  if (!name || !result || "reason" in result) return null;
  return unmatched(`season ${name.season} of ${result.series.titles[0]} in one file: only a name like S01E01-E10 says which episodes it has`);
}

/**
 * The film or the episodes that a file is. Rejects if the film database cannot be reached: nothing is then known.
 * Raise `rulesVersion` when names are read differently: stored results are then made again.
 */
export async function matchFile(context: FileContext, titles: Titles): Promise<Outcome> {
  const outcome = await matchName(context, titles);
  return (outcome.kind === "unmatched" && (await wholeSeason(context, titles))) || outcome;
}

async function matchName(context: FileContext, titles: Titles): Promise<Outcome> {
  const certain = certainEpisode(context);
  if (certain) return matchCertainEpisode(context, titles, certain);
  if (context.extra !== null) return matchPossibleExtra(context, titles, context.extra);
  if (isInSeason(context) || saysEpisode(possibleEpisodes(context))) {
    const episode = await matchPossibleEpisode(context, titles);
    if (episode && isMatched(episode)) return episode;
    const film = await matchFilm(context, titles);
    return isMatched(film) ? film : (episode ?? film);
  }
  const film = await matchFilm(context, titles);
  if (film.kind !== "unmatched") return film;
  const episode = await matchPossibleEpisode(context, titles);
  return episode && isMatched(episode) ? episode : film;
}

export const rulesVersion = 3;
