import type { AboutMovie, AboutSeries } from "#features/titles/model/about.ts";
import { sentences } from "../text.ts";
import type { Words } from "../words.ts";
import { episodes as episodeCount, minutes, seasons as seasonCount, votes } from "./counts.ts";
import { decimalText, list, plural } from "./text.ts";

/** "A, B e C"; "A; B, Inc.; e C". */
const inSentence = (names: readonly string[]): string =>
  names.length > 1 && names.some((name) => name.includes(", ")) ? `${names.slice(0, -1).join("; ")}; e ${names.at(-1)}` : list(names);

const othersOf = (count: number): string => plural(count, { one: "un’altra persona", many: "altri # di persone", other: "altre # persone" });

/** "A, B, C e altre 2 persone". */
function firstOf(names: readonly string[], most: number): string {
  const rest = names.length - most;
  return inSentence(rest <= 0 ? names : [...names.slice(0, most), othersOf(rest)]);
}

const quoted = (title: string): string => `«${title}»`;

/** After a list, a comma keeps the two facts apart. */
const bothFacts = (facts: readonly string[]): string => facts.join(/ ed? /.test(facts[0] ?? "") ? ", e " : " e ");

/** Directors or creators. */
const mostMakers = 3;

function castSentence(names: readonly string[]): string | null {
  return names.length === 0 ? null : `Nel cast ${names.length === 1 ? "c’è" : "ci sono"} ${inSentence(names)}`;
}

/** In lower case, but "film TV". */
const genreName = (genre: string): string => genre.toLowerCase().replace(/\btv\b/, "TV");

function genreSentence(genres: readonly string[]): string | null {
  const names = genres.map(genreName);
  if (names.length === 0) return null;
  return `Appartiene ${names.length === 1 ? "al genere" : "ai generi"} ${inSentence(names)}`;
}

function ratingSentence({ rating, voteCount, site }: AboutMovie | AboutSeries): string | null {
  if (rating === null) return null;
  if (site.catalog === "embedded") return `Ha un voto di esempio di ${decimalText(rating)} su 10`;
  return `Ha un voto medio di ${decimalText(rating)} su 10${voteCount > 0 ? `, con ${votes(voteCount)}` : ""}`;
}

function similarSentence(similar: readonly string[]): string | null {
  const titles = similar.map(quoted);
  return titles.length === 0 ? null : `Se ti piace, potrebbe piacerti anche ${list(titles)}`;
}

/** The About text of a film. */
function aboutMovie(film: AboutMovie): string {
  const { title, year, runtime, companies, directors, site } = film;
  const credits = [
    ...(directors.length > 0 ? [`diretto da ${firstOf(directors, mostMakers)}`] : []),
    ...(companies.length > 0 ? [`prodotto da ${inSentence(companies)}`] : []),
  ];
  return sentences([
    [`${quoted(title)} è un film${year === null ? "" : ` del ${year}`}`, ...(credits.length > 0 ? [bothFacts(credits)] : [])].join(" "),
    castSentence(film.cast),
    genreSentence(film.genres),
    runtime ? `Dura ${minutes(runtime)}` : null,
    ratingSentence(film),
    similarSentence(film.similar),
    `Puoi guardare ${quoted(title)} su ${site.name} senza account: premi «Riproduci», e se il primo server non parte provane un altro`,
  ]);
}

/** "3 stagioni e 24 episodi", "3 stagioni", "24 episodi" or "". */
function extentOf(seasons: number | null, episodes: number | null): string {
  return [seasons && seasonCount(seasons), episodes && episodeCount(episodes)].filter(Boolean).join(" e ");
}

/** The About text of a series. */
function aboutSeries(series: AboutSeries): string {
  const { name, year, networks, creators, site } = series;
  const extent = extentOf(series.seasons, series.episodes);
  const beginnings = [
    ...(year === null ? [] : [`cominciata nel ${year}`]),
    ...(networks.length > 0 ? [`andata in onda per la prima volta su ${inSentence(networks)}`] : []),
  ];
  return sentences([
    [`${quoted(name)} è una serie TV`, ...(beginnings.length > 0 ? [beginnings.join(" e ")] : [])].join(" "),
    creators.length > 0 ? `È nata da un’idea di ${firstOf(creators, mostMakers)}` : null,
    extent === "" ? null : `Ha ${extent}`,
    castSentence(series.cast),
    genreSentence(series.genres),
    ratingSentence(series),
    similarSentence(series.similar),
    `Puoi guardare ${quoted(name)} su ${site.name} senza account: scegli una stagione e un episodio, e se il primo server non parte provane un altro`,
  ]);
}
export const words: Words["about"] = { aboutMovie, aboutSeries };
