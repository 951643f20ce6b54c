import type { AboutMovie, AboutSeries } from "#features/titles/model/about.ts";
import type { Words } from "../words.ts";
import { list, number, titled } from "./text.ts";

/** "A、B、C、ほか2人". */
function firstOf(names: readonly string[], most: number): string {
  const rest = names.length - most;
  return list(rest <= 0 ? names : [...names.slice(0, most), `ほか${number(rest)}人`]);
}

/** Sentences whose facts are missing are `null` and left out. Each ends with its verb, so that no name's own mark precedes the full stop. */
const textOf = (sentences: readonly (string | null)[]): string =>
  sentences
    .filter((sentence) => sentence !== null)
    .map((sentence) => `${sentence}。`)
    .join("");

/** Directors or creators. */
const mostMakers = 3;

function castSentence(names: readonly string[]): string | null {
  return names.length === 0 ? null : `${list(names)}が出演しています`;
}

/** "ジャンルはドラマ、SFで、上映時間は153分です". `runtime`: of a film. */
function genreSentence(names: readonly string[], runtime: number | null): string | null {
  const facts = [...(names.length > 0 ? [`ジャンルは${list(names)}`] : []), ...(runtime ? [`上映時間は${number(runtime)}分`] : [])];
  return facts.length === 0 ? null : `${facts.join("で、")}です`;
}

function ratingSentence({ rating, voteCount, site }: AboutMovie | AboutSeries): string | null {
  if (rating === null) return null;
  if (site.catalog === "embedded") return `サンプルの評価は10点満点中${rating}点です`;
  return `10点満点中${rating}点${voteCount > 0 ? `（${number(voteCount)}票）` : ""}の評価を得ています`;
}

function similarSentence(what: string, similar: readonly string[]): string | null {
  const titles = similar.map(titled);
  return titles.length === 0 ? null : `この${what}が好きなら、${titles.join("")}もおすすめです`;
}

/** "監督はFritz Lang、製作はUfaです". */
function creditsSentence(directors: readonly string[], companies: readonly string[]): string | null {
  const credits = [...(directors.length > 0 ? [`監督は${firstOf(directors, mostMakers)}`] : []), ...(companies.length > 0 ? [`製作は${list(companies)}`] : [])];
  return credits.length === 0 ? null : `${credits.join("、")}です`;
}

/** The About text of a film. */
function aboutMovie(film: AboutMovie): string {
  const { title, year, runtime, site } = film;
  return textOf([
    `${titled(title)}は${year === null ? "" : `${year}年の`}映画です`,
    creditsSentence(film.directors, film.companies),
    castSentence(film.cast),
    genreSentence(film.genres, runtime),
    ratingSentence(film),
    similarSentence("映画", film.similar),
    `${titled(title)}は、アカウントがなくても${site.name}で見られます`,
    "「再生」を押し、最初のサーバーで始まらなければ、別のサーバーを試してください",
  ]);
}

/** "3シーズン、24話", "3シーズン", "24話" or "". */
function extentOf(seasons: number | null, episodes: number | null): string {
  return [seasons && `${number(seasons)}シーズン`, episodes && `${number(episodes)}話`].filter(Boolean).join("、");
}

/** The About text of a series. */
function aboutSeries(series: AboutSeries): string {
  const { name, year, networks, creators, site } = series;
  const extent = extentOf(series.seasons, series.episodes);
  return textOf([
    `${titled(name)}は${year === null ? "" : `${year}年に始まった`}シリーズです`,
    networks.length > 0 ? `${list(networks)}で初めて放送・配信されました` : null,
    creators.length > 0 ? `企画は${firstOf(creators, mostMakers)}です` : null,
    extent === "" ? null : `これまでに${extent}あります`,
    castSentence(series.cast),
    genreSentence(series.genres, null),
    ratingSentence(series),
    similarSentence("シリーズ", series.similar),
    `${titled(name)}は、アカウントがなくても${site.name}で見られます`,
    "シーズンとエピソードを選び、最初のサーバーで始まらなければ、別のサーバーを試してください",
  ]);
}
export const words: Words["about"] = { aboutMovie, aboutSeries };
