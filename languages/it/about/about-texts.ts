import type { PublicSite } from "#domain/site.ts";
import { episodes as episodeCount, minutes, seasons as seasonCount, votes } from "../counts.ts";
import { decimalText, list, plural } from "../text.ts";

/** "A, B e C"; "A; B, Inc.; e C". */
const inSentence = (names: readonly string[]): string =>
  names.length > 1 && names.some((name) => name.includes(", ")) ? `${names.slice(0, -1).join("; ")}; e ${names.at(-1)}` : list(names);

const othersOf = (count: number): string => plural(count, { one: "un’altra persona", many: "altri # di persone", other: "altre # persone" });

/** "A, B, C e altre 2 persone". */
function firstOf(names: readonly string[], most: number): string {
  const rest = names.length - most;
  return inSentence(rest <= 0 ? names : [...names.slice(0, most), othersOf(rest)]);
}

/** Names come from the provider, which has blank ones. */
const named = (names: readonly string[]): string[] => names.filter((name) => name.trim() !== "");

const quoted = (title: string): string => `«${title}»`;

/** A name such as "Harry Connick Jr." brings its own mark. */
const asSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** Sentences whose facts are missing are `null` and left out. */
const textOf = (sentences: readonly (string | null)[]): string =>
  sentences
    .filter((sentence) => sentence !== null)
    .map(asSentence)
    .join(" ");

/** After a list, a comma keeps the two facts apart. */
const bothFacts = (facts: readonly string[]): string => facts.join(/ ed? /.test(facts[0] ?? "") ? ", e " : " e ");

type AboutTitle = {
  year: number | null;
  cast: readonly string[];
  genres: readonly string[];
  rating: string | null;
  voteCount: number;
  similar: readonly string[];
  site: Pick<PublicSite, "name" | "catalog">;
};

type AboutMovie = AboutTitle & { title: string; runtime: number | null; directors: readonly string[]; companies: readonly string[] };

type AboutSeries = AboutTitle & {
  name: string;
  creators: readonly string[];
  networks: readonly string[];
  seasons: number | null;
  episodes: number | null;
};

/** Directors or creators. */
const mostMakers = 3;
/** Production companies or networks. */
const mostCompanies = 2;

function castSentence(cast: readonly string[]): string | null {
  const names = named(cast);
  return names.length === 0 ? null : `Nel cast ${names.length === 1 ? "c’è" : "ci sono"} ${inSentence(names)}`;
}

/** In lower case, but "film TV". */
const genreName = (genre: string): string => genre.toLowerCase().replace(/\btv\b/, "TV");

function genreSentence(genres: readonly string[]): string | null {
  const names = named(genres).map(genreName);
  if (names.length === 0) return null;
  return `Appartiene ${names.length === 1 ? "al genere" : "ai generi"} ${inSentence(names)}`;
}

function ratingSentence({ rating, voteCount, site }: AboutTitle): string | null {
  if (rating === null) return null;
  if (site.catalog === "embedded") return `Ha un voto di esempio di ${decimalText(rating)} su 10`;
  return `Ha un voto medio di ${decimalText(rating)} su 10${voteCount > 0 ? `, con ${votes(voteCount)}` : ""}`;
}

function similarSentence(similar: readonly string[]): string | null {
  const titles = named(similar).map(quoted);
  return titles.length === 0 ? null : `Se ti piace, potrebbe piacerti anche ${list(titles)}`;
}

/** The About text of a film. */
function aboutMovie(film: AboutMovie): string {
  const { title, year, runtime, site } = film;
  const directors = named(film.directors);
  const companies = named(film.companies).slice(0, mostCompanies);
  const credits = [
    ...(directors.length > 0 ? [`diretto da ${firstOf(directors, mostMakers)}`] : []),
    ...(companies.length > 0 ? [`prodotto da ${inSentence(companies)}`] : []),
  ];
  return textOf([
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
  const { name, year, site } = series;
  const creators = named(series.creators);
  const networks = named(series.networks).slice(0, mostCompanies);
  const extent = extentOf(series.seasons, series.episodes);
  const beginnings = [
    ...(year === null ? [] : [`cominciata nel ${year}`]),
    ...(networks.length > 0 ? [`andata in onda per la prima volta su ${inSentence(networks)}`] : []),
  ];
  return textOf([
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
export const aboutTexts = {
  aboutMovie,
  aboutSeries,
};
