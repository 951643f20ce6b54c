import { saysEpisode } from "#features/media/names/weak-episode-name.ts";
import type { Titles } from "#server/match/titles.ts";
import type { FileContext } from "./file-context.ts";
import { certainEpisode, isInSeason, matchCertainEpisode, matchPossibleEpisode, possibleEpisodes } from "./match-episode.ts";
import { matchPossibleExtra } from "./match-extra.ts";
import { matchFilm } from "./match-film.ts";
import { isMatched, type Outcome } from "./outcome.ts";

/**
 * The film or the episodes that a file is. Rejects if the film database cannot be reached: nothing is then known.
 * Raise `rulesVersion` when names are read differently: stored results are then made again.
 */
export async function matchFile(context: FileContext, titles: Titles): Promise<Outcome> {
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
