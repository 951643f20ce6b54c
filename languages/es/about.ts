import type { AboutMovie, AboutSeries } from "#features/titles/model/about.ts";
import { sentences } from "../text.ts";
import type { Words } from "../words.ts";
import { episodes, minutes, seasons, votes } from "./counts.ts";
import { and, decimalText, list, plural } from "./text.ts";

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

const quoted = (title: string): string => `«${title}»`;

/** After a list, a comma keeps the two facts apart. */
const bothFacts = (facts: readonly string[]): string => facts.join(/ [ye] /.test(facts[0] ?? "") ? ", y " : " y ");

/** Directors or creators. */
const mostMakers = 3;

/** The verbs: before one name, and before several. */
function castSentence(names: readonly string[], one: string, several: string): string | null {
  return names.length === 0 ? null : `${names.length === 1 ? one : several} ${inSentence(names)}`;
}

function genreSentence(genres: readonly string[]): string | null {
  const names = genres.map((genre) => genre.toLowerCase());
  if (names.length === 0) return null;
  // "acción y aventura" is one genre.
  if (names.length > 1 && names.some((name) => name.includes(" y "))) return `Géneros: ${names.join(", ")}`;
  return `${names.length === 1 ? "Su género es" : "Sus géneros son"} ${inSentence(names)}`;
}

function ratingSentence({ rating, voteCount, site }: AboutMovie | AboutSeries): string | null {
  if (rating === null) return null;
  if (site.catalog === "embedded") return `Su valoración de muestra es de ${decimalText(rating)} sobre 10`;
  return `Tiene una valoración de ${decimalText(rating)} sobre 10${voteCount > 0 ? `, con ${votes(voteCount)}` : ""}`;
}

function similarSentence(similar: readonly string[]): string | null {
  const titles = similar.map(quoted);
  return titles.length === 0 ? null : `Si te gusta, quizá también te ${titles.length === 1 ? "guste" : "gusten"} ${list(titles)}`;
}

/** The About text of a film. */
function aboutMovie(film: AboutMovie): string {
  const { title, year, runtime, companies, directors, site } = film;
  const credits = [
    ...(directors.length > 0 ? [`dirigida por ${firstOf(directors, mostMakers)}`] : []),
    ...(companies.length > 0 ? [`producida por ${inSentence(companies)}`] : []),
  ];
  return sentences([
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
  const { name, year, networks, creators, site } = series;
  const extent = extentOf(series.seasons, series.episodes);
  const beginnings = [
    ...(year === null ? [] : [`empezó en ${year}`]),
    ...(networks.length > 0 ? [`se emitió por primera vez en ${inSentence(networks)}`] : []),
  ];
  return sentences([
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
export const words: Words["about"] = { aboutMovie, aboutSeries };
