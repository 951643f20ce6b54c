import type { AboutMovie, AboutSeries } from "#features/titles/model/about.ts";
import { sentences } from "../text.ts";
import type { Words } from "../words.ts";
import { episodes, people, seasons, votes } from "./counts.ts";
import { atStart, decimalText, type Forms, inText, list, plural } from "./text.ts";

/** "A, B и C"; "A; B, Inc.; C". */
const inSentence = (names: readonly string[]): string => (names.length > 1 && names.some((name) => name.includes(", ")) ? names.join("; ") : list(names));

/** "A, B, C и ещё 2 человека". */
function firstOf(names: readonly string[], most: number): string {
  const rest = names.length - most;
  return inSentence(rest <= 0 ? names : [...names.slice(0, most), `ещё ${people(rest)}`]);
}

const quoted = (title: string): string => `«${title}»`;

/** Directors or creators. */
const mostMakers = 3;

/** Names stay in the nominative: they are the subject, or stand behind a dash. */
function withNames(names: readonly string[], one: string, several: string): string | null {
  return names.length === 0 ? null : `${names.length === 1 ? one : several} ${inSentence(names)}`;
}

const genreSentence = (genres: readonly string[]): string | null => withNames(genres.map(inText), "Жанр\u00a0—", "Жанры\u00a0—");

function ratingSentence({ rating, voteCount, site }: AboutMovie | AboutSeries): string | null {
  if (rating === null) return null;
  if (site.catalog === "embedded") return `Рейтинг для примера\u00a0— ${decimalText(rating)} из 10`;
  return `Рейтинг\u00a0— ${decimalText(rating)} из 10${voteCount > 0 ? ` (${votes(voteCount)})` : ""}`;
}

function similarSentence(similar: readonly string[]): string | null {
  const titles = similar.map(quoted);
  return titles.length === 0 ? null : `Если понравится, обрати внимание и на это: ${list(titles)}`;
}

/** "Режиссёр — A, производство — B" */
function creditsSentence({ directors: makers, companies: producers }: AboutMovie): string | null {
  const parts = [
    ...(makers.length > 0 ? [`${makers.length === 1 ? "режиссёр" : "режиссёры"}\u00a0— ${firstOf(makers, mostMakers)}`] : []),
    ...(producers.length > 0 ? [`производство\u00a0— ${inSentence(producers)}`] : []),
  ];
  return parts.length === 0 ? null : atStart(parts.join(makers.length > 1 ? "; " : ", "));
}

/** In the accusative, after "длится". */
const minutesLong: Forms = { one: "# минуту", few: "# минуты", many: "# минут", other: "# минуты" };

/** The About text of a film. */
function aboutMovie(film: AboutMovie): string {
  const { title, year, runtime, site } = film;
  return sentences([
    `${quoted(title)}\u00a0— фильм${year === null ? "" : ` ${year} года`}`,
    creditsSentence(film),
    withNames(film.cast, "Главную роль играет", "Главные роли играют"),
    genreSentence(film.genres),
    runtime ? `Фильм длится ${plural(runtime, minutesLong)}` : null,
    ratingSentence(film),
    similarSentence(film.similar),
    `Смотреть ${quoted(title)} на ${site.name} можно без аккаунта: нажми «Воспроизвести», а если первый сервер не отвечает, попробуй другой`,
  ]);
}

/** The About text of a series. */
function aboutSeries(series: AboutSeries): string {
  const { name, year, networks, creators, site } = series;
  const beginnings = [
    ...(year === null ? [] : [`начался в ${year} году`]),
    ...(networks.length > 0 ? [`впервые вышел на ${networks.length === 1 ? "канале" : "каналах"} ${inSentence(networks)}`] : []),
  ];
  const extent = [...(series.seasons ? [seasons(series.seasons)] : []), ...(series.episodes ? [episodes(series.episodes)] : [])];
  return sentences([
    `${quoted(name)}\u00a0— сериал${beginnings.length > 0 ? `, который ${list(beginnings)}` : ""}`,
    creators.length > 0 ? `${creators.length === 1 ? "Автор" : "Авторы"} идеи\u00a0— ${firstOf(creators, mostMakers)}` : null,
    extent.length === 0 ? null : `В нём ${list(extent)}`,
    withNames(series.cast, "В сериале играет", "В сериале играют"),
    genreSentence(series.genres),
    ratingSentence(series),
    similarSentence(series.similar),
    `Смотреть ${quoted(name)} на ${site.name} можно без аккаунта: выбери сезон и серию, а если первый сервер не отвечает, попробуй другой`,
  ]);
}
export const words: Words["about"] = { aboutMovie, aboutSeries };
