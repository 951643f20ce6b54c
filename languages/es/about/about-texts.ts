import type { PublicSite } from "#domain/site.ts";
import { episodes, minutes, seasons, votes } from "../counts.ts";
import { and, decimalText, list, plural } from "../text.ts";

/** "A, B y C"; "A; B, Inc.; y C". */
function inSentence(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  if (names.length < 2 || !names.some((name) => name.includes(", "))) return list(names);
  return `${names.slice(0, -1).join("; ")}; ${and(last)} ${last}`;
}

/** "A, B, C y 2 personas más". */
function firstOf(names: readonly string[], most: number): string {
  const rest = names.length - most;
  if (rest <= 0) return inSentence(names);
  return inSentence([...names.slice(0, most), plural(rest, { one: "# persona más", many: "# de personas más", other: "# personas más" })]);
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
const bothFacts = (facts: readonly string[]): string => facts.join(/ [ye] /.test(facts[0] ?? "") ? ", y " : " y ");

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

/** The verbs: before one name, and before several. */
function castSentence(cast: readonly string[], one: string, several: string): string | null {
  const names = named(cast);
  return names.length === 0 ? null : `${names.length === 1 ? one : several} ${inSentence(names)}`;
}

function genreSentence(genres: readonly string[]): string | null {
  const names = named(genres).map((genre) => genre.toLowerCase());
  if (names.length === 0) return null;
  // "acción y aventura" is one genre.
  if (names.length > 1 && names.some((name) => name.includes(" y "))) return `Géneros: ${names.join(", ")}`;
  return `${names.length === 1 ? "Su género es" : "Sus géneros son"} ${inSentence(names)}`;
}

function ratingSentence({ rating, voteCount, site }: AboutTitle): string | null {
  if (rating === null) return null;
  if (site.catalog === "embedded") return `Su valoración de muestra es de ${decimalText(rating)} sobre 10`;
  return `Tiene una valoración de ${decimalText(rating)} sobre 10${voteCount > 0 ? `, con ${votes(voteCount)}` : ""}`;
}

function similarSentence(similar: readonly string[]): string | null {
  const titles = named(similar).map(quoted);
  return titles.length === 0 ? null : `Si te gusta, quizá también te ${titles.length === 1 ? "guste" : "gusten"} ${list(titles)}`;
}

/** The About text of a film. */
function aboutMovie(film: AboutMovie): string {
  const { title, year, runtime, site } = film;
  const directors = named(film.directors);
  const companies = named(film.companies).slice(0, mostCompanies);
  const credits = [
    ...(directors.length > 0 ? [`dirigida por ${firstOf(directors, mostMakers)}`] : []),
    ...(companies.length > 0 ? [`producida por ${inSentence(companies)}`] : []),
  ];
  return textOf([
    `${quoted(title)} es una película${year === null ? "" : ` de ${year}`}${credits.length > 0 ? ` ${bothFacts(credits)}` : ""}`,
    castSentence(film.cast, "La protagoniza", "La protagonizan"),
    genreSentence(film.genres),
    runtime ? `Dura ${minutes(runtime)}` : null,
    ratingSentence(film),
    similarSentence(film.similar),
    `Puedes ver ${quoted(title)} en ${site.name} sin cuenta: pulsa «Reproducir» y, si el primer servidor no arranca, prueba otro`,
  ]);
}

/** "3 temporadas y 24 episodios", "3 temporadas", "24 episodios" or "". */
function extentOf(seasonCount: number | null, episodeCount: number | null): string {
  return [seasonCount && seasons(seasonCount), episodeCount && episodes(episodeCount)].filter(Boolean).join(" y ");
}

/** The About text of a series. */
function aboutSeries(series: AboutSeries): string {
  const { name, year, site } = series;
  const creators = named(series.creators);
  const networks = named(series.networks).slice(0, mostCompanies);
  const extent = extentOf(series.seasons, series.episodes);
  const beginnings = [
    ...(year === null ? [] : [`empezó en ${year}`]),
    ...(networks.length > 0 ? [`se emitió por primera vez en ${inSentence(networks)}`] : []),
  ];
  return textOf([
    `${quoted(name)} es una serie${beginnings.length > 0 ? ` que ${beginnings.join(" y ")}` : ""}`,
    creators.length > 0 ? `${creators.length === 1 ? "La creó" : "La crearon"} ${firstOf(creators, mostMakers)}` : null,
    extent === "" ? null : `Tiene ${extent}`,
    castSentence(series.cast, "En el reparto está", "En el reparto están"),
    genreSentence(series.genres),
    ratingSentence(series),
    similarSentence(series.similar),
    `Puedes ver ${quoted(name)} en ${site.name} sin cuenta: elige una temporada y un episodio y, si el primer servidor no arranca, prueba otro`,
  ]);
}
export const aboutTexts = {
  aboutMovie,
  aboutSeries,
};
