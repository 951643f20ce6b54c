import { dotted, plain } from "./film-conventions.ts";
import type { KnownEpisode, KnownSeries } from "./known-titles.ts";

export type EpisodeCase = { path: string; expected: { id: number; season: number; first: number; last: number } | "extra" | "unmatched" };
export type DrawnEpisode = { series: KnownSeries; season: number; episode: KnownEpisode; next: KnownEpisode | null };

type Convention = (drawn: DrawnEpisode) => EpisodeCase | null;
type Words = { t: string; d: string; year: number; s: string; e: string; season: number; number: number; name: string };

const two = (number: number): string => String(number).padStart(2, "0");

function wordsOf({ series, season, episode }: DrawnEpisode): Words {
  const { title, year } = series;
  return { t: plain(title), d: dotted(title), year, s: two(season), e: two(episode.number), season, number: episode.number, name: plain(episode.name) };
}

const one =
  (path: (words: Words) => string): Convention =>
  (drawn) => {
    const { series, season, episode } = drawn;
    return { path: path(wordsOf(drawn)), expected: { id: series.id, season, first: episode.number, last: episode.number } };
  };
/** Only for series with one season, where a number alone is enough. */
const inOneSeason =
  (path: (words: Words) => string): Convention =>
  (drawn) =>
    drawn.series.seasons.filter(({ number }) => number > 0).length === 1 && drawn.season === 1 ? one(path)(drawn) : null;
const range =
  (path: (words: Words, next: string) => string): Convention =>
  (drawn) => {
    const { series, season, episode, next } = drawn;
    if (next?.number !== episode.number + 1) return null;
    return { path: path(wordsOf(drawn), two(next.number)), expected: { id: series.id, season, first: episode.number, last: next.number } };
  };
const dated =
  (path: (words: Words, date: string) => string): Convention =>
  (drawn) => {
    const { date } = drawn.episode;
    const sameDay = drawn.series.seasons.flatMap(({ episodes }) => episodes.filter((one) => one.date === date));
    return date === null || sameDay.length !== 1 ? null : one((words) => path(words, date))(drawn);
  };
const not =
  (expected: "extra" | "unmatched", path: (words: Words) => string): Convention =>
  (drawn) => ({ path: path(wordsOf(drawn)), expected });

const seasonWords = [
  "Staffel",
  "Saison",
  "Temporada",
  "Stagione",
  "Seizoen",
  "Säsong",
  "Sæson",
  "Sezon",
  "Сезон",
  "シーズン",
  "시즌",
  "Sezóna",
  "Évad",
  "Kausi",
];
const foreign = Object.fromEntries(
  seasonWords.map((word) => [`folder "${word}"`, one(({ t, year, season, s, e }) => `${t} (${year})/${word} ${season}/${t} S${s}E${e}.mkv`)]),
);

export const seriesConventions: Readonly<Record<string, Convention>> = {
  "season folder": one(({ t, year, s, e }) => `${t} (${year})/Season ${s}/${t} (${year}) - S${s}E${e}.mkv`),
  "with the episode's title": one(({ t, year, s, e, name }) => `${t} (${year})/Season ${s}/${t} - S${s}E${e} - ${name}.mkv`),
  "folder without year": one(({ t, season, s, e }) => `TV Shows/${t}/Season ${season}/${t} - s${s}e${e}.mkv`),
  "no title in the name": one(({ t, year, season, s, e }) => `${t} (${year})/Season ${season}/S${s}E${e}.mkv`),
  "number alone": one(({ t, year, season, e }) => `${t} (${year})/Season ${season}/${e}.mkv`),
  "number and title": one(({ t, year, season, e, name }) => `${t} (${year})/Season ${season}/${e} - ${name}.mkv`),
  "Episode in words": one(({ t, year, season, number }) => `${t} (${year})/Season ${season}/Episode ${number}.mkv`),
  "Folge in words": one(({ t, year, season, number }) => `${t} (${year})/Staffel ${season}/Folge ${number}.mkv`),
  "1x02": one(({ t, year, season, e }) => `${t} (${year})/${t} ${season}x${e}.mkv`),
  "1x02 with a title": one(({ t, season, e, name }) => `${t}/Season ${season}/${t} - ${season}x${e} - ${name}.avi`),
  flat: one(({ t, year, s, e }) => `${t} (${year}) S${s}E${e}.mkv`),
  scene: one(({ d, s, e }) => `${d}.S${s}E${e}.1080p.WEB.h264-GRP.mkv`),
  "scene in folders": one(({ d, s, e }) => `${d}.S${s}.720p.BluRay.x264-GRP/${d}.S${s}E${e}.720p.BluRay.x264-GRP.mkv`),
  "scene in lower case": one(({ d, s, e }) => `${d.toLowerCase()}.s${s}e${e}.dvdrip.xvid-grp.avi`),
  "dash in the mark": one(({ t, s, e }) => `${t}/${t} S${s}-E${e}.mkv`),
  "spaces in the mark": one(({ t, s, e }) => `${t}/${t} - S${s} E${e}.mkv`),
  "Ep in the mark": one(({ t, s, e }) => `${t}/${t} S${s}Ep${e}.mkv`),
  "season and episode in words": one(({ t, season, number }) => `${t}/${t} Season ${season} Episode ${number}.mkv`),
  "square brackets": one(({ t, season, e }) => `${t}/${t} [${season}x${e}].mkv`),
  "S01 folder": one(({ t, s, e }) => `${t}/S${s}/E${e}.mkv`),
  "ordinal folder": one(({ t, year, season, s, e }) => `${t} (${year})/${season}. Staffel/${t} S${s}E${e}.mkv`),
  "two episodes": range(({ t, year, s, e }, next) => `${t} (${year})/Season ${s}/${t} S${s}E${e}E${next}.mkv`),
  "two episodes with a dash": range(({ t, s, e }, next) => `${t}/Season ${s}/${t} - S${s}E${e}-E${next}.mkv`),
  "two episodes in digits": range(({ d, s, e }, next) => `${d}.S${s}E${e}-${next}.720p.mkv`),
  "two whole marks": range(({ t, s, e }, next) => `${t}/${t} S${s}E${e}-S${s}E${next}.mkv`),
  "two with x": range(({ t, season, e }, next) => `${t}/${t} ${season}x${e}-${season}x${next}.mkv`),
  "date, year first": dated(({ t, year }, date) => `${t} (${year})/${t} ${date}.mkv`),
  "date in dots": dated(({ d }, date) => `${d}.${date.replaceAll("-", ".")}.mkv`),
  "date, day first": dated(({ t, year }, date) => `${t} (${year})/${t} - ${date.split("-").toReversed().join(".")}.mkv`),
  chapter: inOneSeason(({ t, year, number }) => `${t} (${year})/${t} - Chapter ${number}.mkv`),
  "chapter and title": inOneSeason(({ t, year, e, name }) => `${t} (${year})/${e} - ${name}.mkv`),
  "absolute number": inOneSeason(({ t, e }) => `[Group] ${t} - ${e} [1080p].mkv`),
  "absolute number with checksum": inOneSeason(({ t, e }) => `${t}/[Group] ${t} - ${e} (720p) [ABCD1234].mkv`),
  "part of a serial": inOneSeason(({ t, number }) => `${t}/${t} Part ${number}.mkv`),
  "unknown series": not("unmatched", ({ t, s, e }) => `${t} Of Nobody S${s}E${e}.mkv`),
  "unknown season": not("unmatched", ({ t, e }) => `${t}/${t} S77E${e}.mkv`),
  "unknown episode": not("unmatched", ({ t, s }) => `${t}/${t} S${s}E99.mkv`),
  "another series in the folder": not("unmatched", ({ t, s, e }) => `${t}/Season ${s}/Quite Another Show S${s}E${e}.mkv`),
  "trailer of a season": not("extra", ({ t, s }) => `${t}/Season ${s}/${t} Season ${s}-trailer.mkv`),
  ...foreign,
};
