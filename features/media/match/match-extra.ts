import { extraName, hasOtherWords } from "#features/media/names/extra-name.ts";
import { titleGuesses } from "#features/media/names/film-name.ts";
import { withoutIds } from "#features/media/names/name-ids.ts";
import { findFirst } from "#server/match/find-title.ts";
import { isSameTitle } from "#server/match/title-key.ts";
import type { Titles } from "#server/match/titles.ts";
import { type FileContext, folderName } from "./file-context.ts";
import { matchPossibleEpisode, possibleEpisodes } from "./match-episode.ts";
import { matchFilm } from "./match-film.ts";
import { isMatched, type Outcome } from "./outcome.ts";

/** "Metropolis (1927)/Interview" is about Metropolis, though a film is called "Interview". */
async function isBesideTitle({ stem, folders }: FileContext, titles: Titles): Promise<boolean> {
  const folder = folderName(folders);
  const guesses = folder === null ? [] : titleGuesses(withoutIds(folder));
  const own = titleGuesses(withoutIds(stem)).filter(({ title }) => extraName(title) !== null);
  if (guesses.some(({ title }) => own.some((guess) => isSameTitle(guess.title, title)))) return false;
  return (await findFirst(titles, "movie", guesses)).match !== null || (await findFirst(titles, "series", guesses)).match !== null;
}

/** For a name that ends like an extra's: it is a film or an episode only if the catalog knows it by the whole name. */
export async function matchPossibleExtra(context: FileContext, titles: Titles, reason: string): Promise<Outcome> {
  const numbers = possibleEpisodes(context);
  const episode = numbers.length === 0 || numbers.some(({ rest }) => hasOtherWords(rest)) ? await matchPossibleEpisode(context, titles) : null;
  if (episode && isMatched(episode)) return episode;
  if (await isBesideTitle(context, titles)) return { kind: "extra", reason };
  const film = await matchFilm({ ...context, folders: [], nfos: { ...context.nfos, film: null } }, titles);
  const found = film.kind === "movie" ? await titles.film(film.id) : null;
  // "Heat Theatrical Trailer" is read as "Heat" as well.
  return found?.titles.some((title) => extraName(title) !== null) ? film : { kind: "extra", reason };
}
