import type { KnownFilm } from "./known-titles.ts";

/** What the file is: a film's id, or why it is none. */
export type FilmCase = { path: string; expected: number | "extra" | "ignored" | "unmatched" };

/** Without what file systems and people leave out. */
export const plain = (title: string): string => title.replaceAll("/", "-").replace(/\s*:\s*/g, " - ");
export const dotted = (title: string): string => title.replace(/[^\p{L}\p{M}\p{N}]+/gu, ".").replace(/^\.|\.$/g, "");
const unaccented = (title: string): string => title.normalize("NFKD").replace(/\p{M}/gu, "");
const articleLast = (title: string): string => plain(title).replace(/^(The|A|An) (.+)$/, "$2, $1");

type Convention = (film: KnownFilm) => FilmCase[];
const one =
  (path: (film: KnownFilm, title: string) => string): Convention =>
  (film) => [{ path: path(film, plain(film.title)), expected: film.id }];
const not =
  (expected: "extra" | "ignored" | "unmatched", path: (film: KnownFilm, title: string) => string): Convention =>
  (film) => [{ path: path(film, plain(film.title)), expected }];
/** Beside the film itself. */
const beside =
  (expected: "extra" | "ignored", path: (film: KnownFilm, title: string) => string): Convention =>
  (film) => {
    const title = plain(film.title);
    const own = { path: `${title} (${film.year})/${title} (${film.year}).mkv`, expected: film.id };
    return [own, { path: `${title} (${film.year})/${path(film, title)}`, expected }];
  };

export const filmConventions: Readonly<Record<string, Convention>> = {
  "title (year)": one(({ year }, t) => `${t} (${year}).mkv`),
  "folder and name": one(({ year }, t) => `${t} (${year})/${t} (${year}).mp4`),
  "folder alone": one(({ year }, t) => `${t} (${year})/movie.mkv`),
  "folder, abbreviated name": one(
    ({ year }, t) =>
      `${t} (${year})/${t
        .toLowerCase()
        .replace(/[^a-z]/g, "")
        .slice(0, 5)}-720.avi`,
  ),
  "category folders": one(({ year }, t) => `Movies/Silent/${t} (${year}).mkv`),
  "letter folders": one(({ year }, t) => `Films/${t[0]}/${t} (${year})/${t} (${year}).mkv`),
  "year folder": one(({ year }, t) => `${year}/${t}.mkv`),
  "year in square brackets": one(({ year }, t) => `${t} [${year}].mkv`),
  "year in braces": one(({ year }, t) => `${t} {${year}}.mkv`),
  "bare year": one(({ year }, t) => `${t} ${year}.mkv`),
  "dashed year": one(({ year }, t) => `${t} - ${year}.mkv`),
  "year first": one(({ year }, t) => `${year} - ${t}.mkv`),
  "year in brackets first": one(({ year }, t) => `(${year}) ${t}.mkv`),
  "year and director in brackets": one(({ year }, t) => `${t} (${year}, Somebody Else).mkv`),
  "director and year in brackets": one(({ year }, t) => `${t} (Somebody Else, ${year}).mkv`),
  dots: one(({ year, title }) => `${dotted(title)}.${year}.mkv`),
  underscores: one(({ year, title }) => `${dotted(title).replaceAll(".", "_")}_${year}.mkv`),
  "scene 1080p": one(({ year, title }) => `${dotted(title)}.${year}.1080p.BluRay.x264-GRP.mkv`),
  "scene 720p": one(({ year, title }) => `${dotted(title)}.${year}.720p.BluRay.DD5.1.x264-RARE/${dotted(title).toLowerCase()}.${year}.720p.mkv`),
  "scene web": one(({ year, title }) => `${dotted(title)}.${year}.2160p.WEB-DL.DDP5.1.H.265-ABC.mkv`),
  "scene remux": one(({ year, title }) => `${dotted(title)}.${year}.REMASTERED.1080p.Remux.AVC.FLAC.2.0-XYZ.mkv`),
  "scene with language": one(({ year, title }) => `${dotted(title)}.${year}.German.DL.1080p.BluRay.x264-GRP.mkv`),
  "group first": one(({ year }, t) => `[GRP] ${t} (${year}) [BD 1080p].mkv`),
  "site first": one(({ year, title }) => `www.site.example - ${dotted(title)}.${year}.mkv`),
  "quality in brackets": one(({ year }, t) => `${t} (${year}) [1080p] [BluRay] [5.1] [YTS.MX].mp4`),
  "tmdb id, Jellyfin": one(({ id }, t) => `${t} [tmdbid-${id}].mkv`),
  "tmdb id with equals": one(({ id }, t) => `${t} [tmdbid=${id}]/file.mkv`),
  "tmdb id, Plex": one(({ id, year }, t) => `${t} (${year}) {tmdb-${id}}/${t} (${year}) {tmdb-${id}}.mkv`),
  "tmdb id of a nameless file": one(({ id }) => `x {tmdb-${id}}.mkv`),
  "imdb id": one(({ imdb, year }, t) => (imdb ? `${t} [imdbid-${imdb}].mkv` : `${t} (${year}).mkv`)),
  "imdb id, Plex": one(({ imdb, year }, t) => (imdb ? `Something {imdb-${imdb}}.mkv` : `${t} (${year}).mkv`)),
  "tvdb id is ignored": one(({ year }, t) => `${t} (${year}) [tvdbid-81189].mkv`),
  "article last": one(({ year, title }) => `${articleLast(title)} (${year}).mkv`),
  "no accents": one(({ year }, t) => `${unaccented(t)} (${year}).mkv`),
  decomposed: one(({ year }, t) => `${t.normalize("NFD")} (${year}).mkv`),
  "lower case": one(({ year, title }) => `${dotted(title).toLowerCase()}.${year}.mkv`),
  "upper case": one(({ year }, t) => `${t.toUpperCase()} (${year}).MKV`),
  ampersand: one(({ year }, t) => `${t.replaceAll(" and ", " & ")} (${year}).mkv`),
  "original title": one(({ year, original }) => `${plain(original)} (${year}).mkv`),
  "original title in dots": one(({ year, original }) => `${dotted(original)}.${year}.1080p.mkv`),
  "both titles": one(({ year, original }, t) => `${t} aka ${plain(original)} (${year}).mkv`),
  "original title in brackets": one(({ year, original }, t) => `${plain(original)} [${t}] (${year}).mkv`),
  "year off by one": one(({ year }, t) => `${t} (${year + 1}).mkv`),
  "no year": one((_, t) => `${t}.mkv`),
  "no year, release words": one(({ title }) => `${dotted(title)}.1080p.BluRay.x264.mkv`),
  "director's cut": one(({ year }, t) => `${t} (${year}) [Director's Cut].mkv`),
  "Plex edition": one(({ year }, t) => `${t} (${year}) {edition-Restored}.mkv`),
  versions: ({ id, title, year }) =>
    ["1080p", "2160p", "Director's Cut"].map((version) => ({ path: `${plain(title)} (${year})/${plain(title)} (${year}) - ${version}.mkv`, expected: id })),
  discs: ({ id, title, year }) => [1, 2].map((part) => ({ path: `${plain(title)} (${year})/${plain(title)} (${year}) cd${part}.avi`, expected: id })),
  "disc folders": ({ id, title, year }) => [1, 2].map((part) => ({ path: `${plain(title)} (${year})/CD${part}/film.avi`, expected: id })),
  parts: ({ id, title, year }) => ["pt1", "pt2"].map((part) => ({ path: `${plain(title)} (${year})-${part}.mkv`, expected: id })),
  "release year behind": one(({ year }, t) => `${t} (${year}) [2010 Restoration, 4K].mkv`),
  numbered: one(({ year }, t) => `017 - ${t} (${year}).mkv`),
  "director first": one(({ year }, t) => `Somebody Else - ${t} (${year}).mkv`),
  trailer: beside("extra", ({ year }, t) => `${t} (${year})-trailer.mp4`),
  "trailer by words": beside("extra", ({ year }, t) => `${t} (${year}) Official Trailer HD.mp4`),
  "trailers folder": beside("extra", () => "Trailers/Trailer 1.mp4"),
  featurette: beside("extra", () => "Featurettes/How it was made.mkv"),
  "behind the scenes": beside("extra", () => "Behind The Scenes/On the set.mkv"),
  sample: beside("extra", ({ title, year }) => `Sample/${dotted(title)}.${year}.sample.mkv`),
  "sample beside": beside("extra", ({ title, year }) => `${dotted(title)}.${year}-sample.mkv`),
  "partial download": not("ignored", ({ year }, t) => `${t} (${year}).mkv.part`),
  "browser download": not("ignored", ({ year }, t) => `${t} (${year}).mp4.crdownload`),
  hidden: not("ignored", ({ year }, t) => `.${t} (${year}).mkv`),
  "hidden folder": not("ignored", ({ year }, t) => `.trash/${t} (${year}).mkv`),
  "dvd folder": not("ignored", ({ year }, t) => `${t} (${year})/VIDEO_TS/VTS_01_1.VOB`),
  "unknown film": not("unmatched", ({ year }, t) => `The Other ${t} Nobody Knows (${year}).mkv`),
  "wrong year": not("unmatched", ({ year }, t) => `${t} (${year + 45}).mkv`),
  "wrong year in a scene name": not("unmatched", ({ year, title }) => `${dotted(title)}.${year + 60}.1080p.WEB.h264-GRP.mkv`),
  sequel: not("unmatched", ({ year }, t) => `${t} 2 (${year + 3}).mkv`),
  "unknown id": not("unmatched", () => "Anything {tmdb-999999999}.mkv"),
  "documentary about it": not("unmatched", ({ year }, t) => `The Story of ${t} (${year}).mkv`),
};
