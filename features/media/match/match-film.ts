import { describesRelease, titleGuesses } from "#features/media/names/film-name.ts";
import { idsInName, type NameIds, withoutIds } from "#features/media/names/name-ids.ts";
import { seasonFolder } from "#features/media/names/season-folder.ts";
import { saysEpisode, weakEpisodeNames } from "#features/media/names/weak-episode-name.ts";
import { findFirst, noMatch, type TitleGuess, type TitleMatch, type TitleResult } from "#server/match/find-title.ts";
import { isSameTitle, titleKeys } from "#server/match/title-key.ts";
import type { FoundTitle, Titles } from "#server/match/titles.ts";
import { type FileContext, firstIds, folderName, titleFolder, titleName, videosBeside } from "./file-context.ts";
import { type Outcome, unmatched } from "./outcome.ts";
import { findNamedSeries } from "./series-country.ts";

/** @returns a reason if the id leads nowhere */
async function filmById(titles: Titles, { tmdb, imdb }: NameIds): Promise<TitleMatch | string> {
  if (tmdb !== null) {
    const found = await titles.film(tmdb);
    return found ? { found, how: `the id tmdb ${tmdb}` } : `no film has the id tmdb ${tmdb}`;
  }
  const match = imdb === null ? null : await titles.byImdbId(imdb);
  if (match?.kind === "series") return `${imdb} is a series, and the name has no episode`;
  const found = match && (await titles.film(match.id));
  return found ? { found, how: `the id ${imdb}` } : `no film has the id ${imdb}`;
}

const isCompatible = (guesses: readonly TitleGuess[], film: FoundTitle): boolean => {
  const keys = film.titles.flatMap(titleKeys);
  return guesses.some(({ title }) => titleKeys(title).some((key) => keys.some((other) => other === key || (key.length > 3 && other.startsWith(key)))));
};

const isDated = ({ year }: TitleGuess): boolean => year !== null;

/** A folder's film is this file if nothing else in the folder could be it, or if the file's name says so. */
function folderOutcome(context: FileContext, guesses: readonly TitleGuess[], { found, how }: TitleMatch): Outcome {
  const years = guesses.flatMap(({ year }) => year ?? []);
  // "Blade Runner 2049 (2017)/Blade Runner 2049.mkv"
  const isWhole = guesses.some(({ title, year }) => year === null && found.titles.some((name) => isSameTitle(name, title)));
  const isOtherYear = !isWhole && years.length > 0 && years.every((year) => found.year !== null && Math.abs(year - found.year) > 1);
  const isNamed = guesses.length === 0 || isCompatible(guesses, found);
  if (isOtherYear) return unmatched(`the folder is ${found.titles[0]} (${found.year}), the name has another year`);
  if (isNamed || videosBeside(context) === 1) return { kind: "movie", id: found.id, reason: `the folder's ${how}` };
  const isBesideFilm = context.siblings.some((stem) => stem !== context.stem && isCompatible(titleGuesses(withoutIds(stem)), found));
  if (isBesideFilm) return { kind: "extra", reason: `beside ${found.titles[0]}, with another name` };
  return unmatched(`the folder is ${found.titles[0]} (${found.year}), but several files in it could be the film`);
}

/** Folders such as "1927" give a year to names without one. */
function withFolderYear(guesses: readonly TitleGuess[], folders: readonly string[]): TitleGuess[] {
  const year = folders.map((name) => /^(?:18[789]\d|19\d\d|20\d\d)$/.exec(name.trim())?.[0]).findLast((digits) => digits !== undefined);
  return guesses.map((guess) => (guess.year === null && year ? { ...guess, year: Number(year) } : guess));
}

type Reading = { context: FileContext; titles: Titles; file: TitleGuess[]; folder: TitleGuess[] };

const namesEpisode = (title: string): boolean => saysEpisode(weakEpisodeNames(title)) || seasonFolder(title) !== null;

function readingOf(context: FileContext, titles: Titles): Reading {
  const name = titleName(context);
  const folder = titleFolder(context.folders);
  const { own, film } = context.nfos;
  const stated = [own?.guess, film?.guess].flatMap((guess) => guess ?? []);
  const fromName = name === "" ? [] : titleGuesses(name);
  return {
    context,
    titles,
    file: withFolderYear([...fromName, ...stated], context.folders),
    folder: folder === null ? [] : titleGuesses(withoutIds(folder)),
  };
}

/** "Show - Episode 3" and "Show S01" are no film called "Show", nor that of their folder. "Star Wars: Episode IV" is one. */
function readingOfEpisode(context: FileContext, titles: Titles): Reading {
  const { nfos } = context;
  const reading = readingOf({ ...context, folders: [], nfos: { ...nfos, film: null } }, titles);
  return { ...reading, file: reading.file.filter(({ title }) => namesEpisode(title)) };
}

async function byYear({ context, titles, file, folder }: Reading): Promise<{ outcome: Outcome | null; result: TitleResult }> {
  const ofFile = await findFirst(titles, "movie", file.filter(isDated));
  const ofFolder = await findFirst(titles, "movie", folder.filter(isDated));
  const { match } = ofFile;
  if (match && ofFolder.match && match.found.id !== ofFolder.match.found.id) {
    const outcome = unmatched(`the folder is ${ofFolder.match.found.titles[0]}, the name is ${match.found.titles[0]}`);
    return { outcome, result: ofFile };
  }
  if (match) return { outcome: { kind: "movie", id: match.found.id, reason: match.how }, result: ofFile };
  if (ofFolder.match) return { outcome: folderOutcome(context, file, ofFolder.match), result: ofFile };
  return { outcome: null, result: ofFile.seen.length + ofFile.ambiguous.length > 0 ? ofFile : ofFolder };
}

/** "Fargo/Season 2/Fargo.mkv" and "Friends/Up.mkv" are of the series. "Open Season 2/Open Season 2.mkv" is named like its folder. */
async function isInSeries({ context: { folders, stem }, titles }: Reading): Promise<boolean> {
  const name = folderName(folders);
  if (!name || isSameTitle(folders.at(-1) ?? "", stem)) return false;
  return (await findNamedSeries(titles, withoutIds(name))).match !== null;
}

/** A title alone counts if neither the name nor the folder has a year, and only one film has the title. */
async function byTitle(reading: Reading): Promise<TitleResult> {
  const { context, titles, file, folder } = reading;
  const isAlone = videosBeside(context) === 1;
  const search = (guesses: readonly TitleGuess[]) =>
    findFirst(
      titles,
      "movie",
      guesses.filter((guess) => !isDated(guess)),
    );
  const ofFile = await search(file.length === 0 && isAlone ? folder : file);
  // "Charade.REPACK.DVDRip/grp-chrd.avi": the folder of a release names the film of its only file.
  const isRelease = isAlone && describesRelease(titleFolder(context.folders) ?? "") && !file.some(isDated);
  const result = ofFile.match || ofFile.ambiguous.length > 0 || !isRelease ? ofFile : await search(folder);
  return result.match && (await isInSeries(reading)) ? { match: null, ambiguous: [], seen: [result.match.found] } : result;
}

const statedIds = ({ stem, folders, nfos }: FileContext): { file: NameIds | null; folder: NameIds | null } => {
  const folder = titleFolder(folders);
  return {
    file: firstIds([idsInName(stem), nfos.own?.kind === "tvshow" ? undefined : nfos.own?.ids]),
    folder: firstIds([folder === null ? undefined : idsInName(folder), nfos.film?.ids]),
  };
};

async function byId(reading: Reading, { file, folder }: ReturnType<typeof statedIds>): Promise<Outcome | null> {
  const ids = file ?? folder;
  if (ids === null) return null;
  const match = await filmById(reading.titles, ids);
  if (typeof match === "string") return unmatched(match);
  if (file === null) return folderOutcome(reading.context, reading.file, match);
  return { kind: "movie", id: match.found.id, reason: match.how };
}

export async function matchFilm(context: FileContext, titles: Titles): Promise<Outcome> {
  const reading = namesEpisode(withoutIds(context.stem)) ? readingOfEpisode(context, titles) : readingOf(context, titles);
  const stated = await byId(reading, statedIds(reading.context));
  if (stated) return stated;
  const { outcome, result } = await byYear(reading);
  if (outcome) return outcome;
  const { file, folder } = reading;
  const guesses = file.length > 0 ? file : folder;
  if (result.ambiguous.length > 0 || folder.some(isDated)) return unmatched(await noMatch(titles, "movie", guesses, result));
  const byName = await byTitle(reading);
  if (byName.match) return { kind: "movie", id: byName.match.found.id, reason: byName.match.how };
  return unmatched(await noMatch(titles, "movie", guesses, guesses.some(isDated) ? result : byName));
}
