import type { AboutMovie, AboutSeries } from "#features/titles/model/about.ts";
import { sentences } from "../text.ts";
import type { Words } from "../words.ts";
import { counted, decimalText, list } from "./text.ts";

/** "A", "A e B", "A, B e C"; "A; B, Jr.; e C". */
const inSentence = (names: readonly string[]): string =>
  names.length > 1 && names.some((name) => name.includes(", ")) ? `${names.slice(0, -1).join("; ")}; e ${names.at(-1)}` : list(names);

/** "A, B, C e mais 2 pessoas". */
function firstOf(names: readonly string[], most: number): string {
  const rest = names.length - most;
  return inSentence(rest <= 0 ? names : [...names.slice(0, most), `mais ${counted(rest, "pessoa", "pessoas")}`]);
}

/** Keeps titles apart from the sentence, whatever words they have. */
const quoted = (title: string): string => `“${title}”`;

/** After a list, a comma keeps the two facts apart. */
const bothFacts = (facts: readonly string[]): string => facts.join(facts[0]?.includes(" e ") ? ", e " : " e ");

/** Directors or creators. */
const mostMakers = 3;

function castSentence(names: readonly string[]): string | null {
  return names.length === 0 ? null : `No elenco ${names.length === 1 ? "está" : "estão"} ${inSentence(names)}`;
}

/** "ação e aventura, além de drama": a genre has an "e" of its own. */
const genreList = (names: readonly string[]): string =>
  names.length > 1 && names.some((name) => name.includes(" e ")) ? `${names.slice(0, -1).join(", ")}, além de ${names.at(-1)}` : list(names);

/** Genres stand in lower case within a sentence. */
function genreSentence(genres: readonly string[]): string | null {
  const names = genres.map((genre) => genre.toLowerCase());
  if (names.length === 0) return null;
  return `${names.length === 1 ? "O gênero é" : "Os gêneros são"} ${genreList(names)}`;
}

function ratingSentence({ rating, voteCount, site }: AboutMovie | AboutSeries): string | null {
  if (rating === null) return null;
  if (site.catalog === "embedded") return `A nota, de amostra, é ${decimalText(rating)} de 10`;
  return `A nota é ${decimalText(rating)} de 10${voteCount > 0 ? `, com ${counted(voteCount, "voto", "votos")}` : ""}`;
}

function similarSentence(similar: readonly string[]): string | null {
  const titles = similar.map(quoted);
  return titles.length === 0 ? null : `Se você gostou, talvez também goste de ${list(titles)}`;
}

/** The About text of a film. */
function aboutMovie(film: AboutMovie): string {
  const { title, year, runtime, companies, directors, site } = film;
  const credits = [
    ...(directors.length > 0 ? [`dirigido por ${firstOf(directors, mostMakers)}`] : []),
    ...(companies.length > 0 ? [`produzido por ${inSentence(companies)}`] : []),
  ];
  const beginning = [`${quoted(title)} é um filme`, ...(year === null ? [] : [`de ${year}`]), ...(credits.length > 0 ? [bothFacts(credits)] : [])].join(" ");
  return sentences([
    beginning,
    castSentence(film.cast),
    genreSentence(film.genres),
    runtime ? `Dura ${counted(runtime, "minuto", "minutos")}` : null,
    ratingSentence(film),
    similarSentence(film.similar),
    `Você pode assistir a ${quoted(title)} no site ${site.name} sem cadastro: dê o play e, se o primeiro servidor não funcionar, tente outro`,
  ]);
}

/** "3 temporadas e 24 episódios", "3 temporadas", "24 episódios" or "". */
function extentOf(seasons: number | null, episodes: number | null): string {
  return [seasons && counted(seasons, "temporada", "temporadas"), episodes && counted(episodes, "episódio", "episódios")].filter(Boolean).join(" e ");
}

/** The About text of a series. */
function aboutSeries(series: AboutSeries): string {
  const { name, year, networks, creators, site } = series;
  const extent = extentOf(series.seasons, series.episodes);
  const beginnings = [
    ...(year === null ? [] : [`estreou em ${year}`]),
    ...(networks.length > 0 ? [`foi exibida originalmente por ${inSentence(networks)}`] : []),
  ];
  return sentences([
    `${quoted(name)} é uma série${beginnings.length > 0 ? ` que ${list(beginnings)}` : ""}`,
    creators.length > 0 ? `A criação é de ${firstOf(creators, mostMakers)}` : null,
    extent === "" ? null : `Tem ${extent}`,
    castSentence(series.cast),
    genreSentence(series.genres),
    ratingSentence(series),
    similarSentence(series.similar),
    `Você pode assistir a ${quoted(name)} no site ${site.name} sem cadastro: escolha uma temporada e um episódio e, se o primeiro servidor não funcionar, tente outro`,
  ]);
}
export const words: Words["about"] = { aboutMovie, aboutSeries };
