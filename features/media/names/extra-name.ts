import { strongEpisodeName } from "./episode-name.ts";
import { afterTitle, describesRelease } from "./film-name.ts";

/** Folders of Jellyfin, Plex and Kodi in any place. */
const folders = new Set(
  [
    ["behind the scenes", "behindthescenes", "deleted scenes", "deletedscenes", "deleted", "interviews", "interview", "featurettes", "featurette"],
    ["trailers", "trailer", "teasers", "extras", "extra", "samples", "sample"],
    ["bonus", "bonus features", "bonus material", "bonusmaterial", "special features"],
    ["theme-music", "backdrops", "theme videos", "making of", "making-of", "outtakes", "bloopers", "supplements", "proof", "screens", "screenshots"],
    ["bandes-annonces", "bande-annonce", "zusatzmaterial", "extra's", "tráilers", "tráiler", "дополнительно", "трейлеры", "бонусы", "特典映像", "予告編"],
  ].flat(),
);
/** These hold a film's extras beside the film, and films where they stand alone ("Shorts/One Week (1920).mkv"). */
const looseFolders = new Set(["shorts", "short", "scenes", "scene", "clips", "clip", "other", "others", "misc"]);

const plainName = (name: string): string =>
  name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[._]+/g, " ")
    .replace(/^[\s-]+|[\s-]+$/g, "");

export const isExtrasFolder = (name: string): boolean => folders.has(plainName(name));
export const isLooseExtrasFolder = (name: string): boolean => looseFolders.has(plainName(name));

/** "Film-trailer", "Film.trailer", "trailer", "trailer2", "Film-behindthescenes". */
const suffix =
  /(?:^|[\s._-])(?:trailer|teaser|sample|behind[\s._-]?the[\s._-]?scenes|deleted(?:[\s._-]?scenes?)?|featurette|interview|theme|themesong|bloopers?|gag[\s._-]?reel|outtakes?)[\s._#-]*\d{0,2}$/iu;
/** Words that also end titles count after a dash alone, as Jellyfin writes them. */
const dashedSuffix = /-(?:scene|clip|short|other|extra|extras|teaser|promo)\d{0,2}$/iu;
const wholeName =
  /^(?:(?:official|teaser|theatrical)[\s._-]+)?(?:trailer|sample|rarbg|etrg|proof|extras?|bonus|menu|intro|theme|backdrop|fbi warning)(?:[\s._-]*(?:trailer|video|com))?[\s._#-]*\d{0,2}$/iu;
/** Anywhere behind the year: "Metropolis (1927) Official Trailer #1 HD". */
const behindYear =
  /(?:^|[\s\-[(])(?:(?:official |teaser |theatrical |original )?trailer|teaser|sample|making of|behind the scenes|deleted scenes?|featurettes?|interviews?|bloopers?|outtakes?|gag reel|extras|bonus(?: features?| disc| material)?|bande[ -]annonce|promo|documentary|alternate ending|screen tests?|music video|press kit)(?=$|[\s\])#.,-])/iu;
/** "sample-metropolis.1927.1080p": a scene's sample. */
const inFront = /^sample-/iu;
/** "Making of Metropolis": before a film's title, or at the beginning of one. */
const beginning = /^(?:the[\s._]+)?(?:sample|making[\s._]+of|behind[\s._]+the[\s._]+scenes|deleted[\s._]+scenes?|interviews?[\s._]+with)(?=[\s._])/iu;

/**
 * Why a file is not the film or the episode beside it. `isCertain`: else the words may be a title's: "The Interview" is a film if the catalog has it.
 */
export type ExtraName = { reason: string; isCertain: boolean };

const tightSuffix = /(?:^|-)(?:trailer|teaser|sample|behindthescenes|deleted|featurette|interview|scene|short|other|extra|promo)\d{0,2}$/iu;

/** In "S01E05 - The DNA Sample" the word ends the episode's title; "S01E05-sample" and "S01E05.720p.sample" are extras. */
const behindEpisode = (rest: string): RegExpExecArray | null => tightSuffix.exec(rest) ?? (describesRelease(rest) ? suffix.exec(rest) : null);

function foundIn(name: string, isInSeason: boolean): { words: string; isCertain: boolean } | null {
  const sample = inFront.exec(name);
  const episode = strongEpisodeName(name);
  if (episode) return asFound(sample ?? behindEpisode(episode.rest), true);
  const behind = afterTitle(name);
  return (
    asFound(sample ?? wholeName.exec(name) ?? behindYear.exec(behind) ?? suffix.exec(behind), !isInSeason) ??
    asFound(beginning.exec(name) ?? suffix.exec(name) ?? dashedSuffix.exec(name), false)
  );
}

const asFound = (found: RegExpExecArray | null, isCertain: boolean) => found && { words: found[0], isCertain };

/** `null` if nothing says that it is one. `isInSeason`: "05 (1999) - The Interview" may be an episode there. */
export function extraName(stem: string, isInSeason = false): ExtraName | null {
  const found = foundIn(stem.normalize("NFC").trim(), isInSeason);
  return found && { reason: `named as an extra ("${found.words.replace(/^[\s._-]+|[\s._-]+$/g, "")}")`, isCertain: found.isCertain };
}

/** Whether a text says more than that it is an extra: "The Interview", but not "trailer 2". */
export const hasOtherWords = (text: string): boolean => /\p{L}/u.test(text.replace(suffix, "").replace(dashedSuffix, ""));
