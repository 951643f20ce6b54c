import { strongEpisodeName } from "#features/media/names/episode-name.ts";
import { titleGuesses } from "#features/media/names/film-name.ts";
import { idsInName, withoutIds } from "#features/media/names/name-ids.ts";
import { findFirst, noMatch, type TitleGuess, type TitleResult } from "#server/match/find-title.ts";
import { isSameTitle, titleKeys } from "#server/match/title-key.ts";
import type { FoundSeries, FoundTitle, Titles } from "#server/match/titles.ts";
import { type FileContext, firstIds, seasonAbove, titleFolder } from "./file-context.ts";
import { findNamedSeries, isNamedWithCountry } from "./series-country.ts";

/** `how`: for the operator; a reason alone if no series fits. */
export type SeriesResult = { series: FoundSeries; how: string } | { reason: string };

/** "fg" and "flashgor" for "Flash Gordon Conquers the Universe", as scene releases abbreviate. */
function isAbbreviation(short: string, long: string): boolean {
  if (short.length < 2 || short.length > 8 || short.length * 2 > long.length || short[0] !== long[0]) return false;
  let at = 0;
  for (const letter of long) if (letter === short[at]) at++;
  return at === short.length;
}

/** Whether a file's own title may stand in this series' folder: nothing, the title, its beginning, or an abbreviation. */
function belongsTo(guesses: readonly TitleGuess[], { titles, year }: FoundTitle): boolean {
  if (guesses.length === 0) return true;
  const keys = titles.flatMap(titleKeys);
  return guesses.some(
    (guess) =>
      (guess.year === null || year === null || Math.abs(guess.year - year) <= 1) &&
      titleKeys(guess.title).some((key) => keys.some((other) => other === key || (key.length > 2 && other.startsWith(key)) || isAbbreviation(key, other))),
  );
}

/** "Show/2009/2009-05-12.mkv": below a series a year is no title. */
const withoutYear = (folders: readonly string[]): readonly string[] => (/^\d{4}$/.test(folders.at(-1) ?? "") ? folders.slice(0, -1) : folders);

/** Names of folders that may be the series', the innermost first. */
function seriesFolders({ folders }: FileContext): string[] {
  const above = seasonAbove(folders);
  const names = above ? [above.season.title, above.series] : [titleFolder(withoutYear(folders))];
  // A scene release has a folder for each episode: "Show.S02E01.DVDRip.x264".
  return names.flatMap((name) => (name ? [strongEpisodeName(withoutIds(name))?.title ?? withoutIds(name)] : []));
}

/** "Show.S03E11.720p/grp-sh.s03e11.mkv": the folder names the same episode, and one word is no other title. */
function isInEpisodeFolder({ stem, folders }: FileContext): boolean {
  const [file, folder] = [stem, titleFolder(folders) ?? ""].map((name) => strongEpisodeName(withoutIds(name)));
  if (file?.form !== "numbered" || folder?.form !== "numbered" || folder.title === "" || /[\s._]/.test(file.title)) return false;
  return file.season === folder.season && file.first === folder.first && file.last === folder.last;
}

async function seriesById(context: FileContext, titles: Titles): Promise<SeriesResult | null> {
  const { show, own } = context.nfos;
  const ids = firstIds([show?.ids, ...context.folders.toReversed().map(idsInName), own?.kind === "episode" ? undefined : own?.ids, idsInName(context.stem)]);
  if (ids === null) return null;
  const match = ids.tmdb === null && ids.imdb ? await titles.byImdbId(ids.imdb) : null;
  const id = ids.tmdb ?? (match?.kind === "series" ? match.id : null);
  const series = id === null ? null : await titles.series(id);
  const name = ids.tmdb === null ? `${ids.imdb}` : `tmdb ${ids.tmdb}`;
  return series ? { series, how: `the id ${name}` } : { reason: `no series has the id ${name}` };
}

async function loaded(titles: Titles, found: FoundTitle, how: string): Promise<SeriesResult> {
  const series = await titles.series(found.id);
  return series ? { series, how } : { reason: `${found.titles[0]} cannot be read` };
}

/** Below "Superman (1996)" the title "Superman" is that of 1996. */
function withFolderYear(guesses: readonly TitleGuess[], folder: readonly TitleGuess[]): TitleGuess[] {
  return guesses.map((guess) => {
    const year = guess.year ?? folder.find((other) => other.year !== null && isSameTitle(other.title, guess.title))?.year ?? null;
    return { ...guess, year };
  });
}

/** The first that names a series, or several that fit equally well. */
async function firstResult(searches: readonly (() => Promise<TitleResult>)[]): Promise<TitleResult> {
  const seen: FoundTitle[] = [];
  for (const search of searches) {
    const result = await search();
    if (result.match || result.ambiguous.length > 0) return result;
    seen.push(...result.seen);
  }
  return { match: null, ambiguous: [], seen };
}

/** The series of a file whose name gives `title` before its episode. The folder counts more, unless the name contradicts it. */
export async function findSeries(context: FileContext, titles: Titles, title: string): Promise<SeriesResult> {
  const byId = await seriesById(context, titles);
  if (byId) return byId;
  const ofFile = titleGuesses(withoutIds(title));
  const stated = [context.nfos.show?.guess, context.nfos.own?.kind === "episode" ? context.nfos.own.guess : null].flatMap((guess) => guess ?? []);
  const folders = seriesFolders(context);
  const ofFolder = [...stated, ...folders.flatMap(titleGuesses)];
  const folder = await firstResult([() => findFirst(titles, "series", stated), ...folders.map((name) => () => findNamedSeries(titles, name))]);
  const file = await findNamedSeries(titles, withoutIds(title), (guesses) => (folder.match ? guesses : withFolderYear(guesses, ofFolder)));
  if (folder.match && file.match && folder.match.found.id !== file.match.found.id)
    return { reason: `the folder is ${folder.match.found.titles[0]}, the name is ${file.match.found.titles[0]}` };
  if (
    folder.match &&
    !file.match &&
    !belongsTo(ofFile, folder.match.found) &&
    !isInEpisodeFolder(context) &&
    !(await isNamedWithCountry(titles, title, folder.match.found))
  )
    return { reason: `the folder is ${folder.match.found.titles[0]}, the name is "${title}"` };
  const match = folder.match ?? file.match;
  if (match) return loaded(titles, match.found, match.how);
  const guesses = ofFile.length > 0 ? ofFile : ofFolder;
  return { reason: await noMatch(titles, "series", guesses, file.ambiguous.length > 0 || ofFile.length > 0 ? file : folder) };
}
