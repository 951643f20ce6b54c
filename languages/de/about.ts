import type { AboutMovie, AboutSeries } from "#features/titles/model/about.ts";
import { sentences } from "../text.ts";
import type { Words } from "../words.ts";
import { decimalText, list, plural } from "./text.ts";

/** "A, B und C"; "A; B, Inc. sowie C". */
const inSentence = (names: readonly string[]): string =>
  names.length > 1 && names.some((name) => name.includes(", ")) ? `${names.slice(0, -1).join("; ")} sowie ${names.at(-1)}` : list(names);

/** "A, B, C und 2 weiteren Personen": in the dative, after "von". */
function firstOf(names: readonly string[], most: number): string {
  const rest = names.length - most;
  return inSentence(rest <= 0 ? names : [...names.slice(0, most), plural(rest, { one: "einer weiteren Person", other: "# weiteren Personen" })]);
}

const quoted = (title: string): string => `„${title}“`;

/** The pronoun of "der Film" and "die Serie". */
type Pronoun = "Er" | "Sie";

/** Directors or creators. */
const mostMakers = 3;

function castSentence(names: readonly string[], one: string, several: string): string | null {
  return names.length === 0 ? null : `${names.length === 1 ? one : several} ${inSentence(names)}`;
}

function genreSentence(it: Pronoun, names: readonly string[]): string | null {
  if (names.length === 0) return null;
  return `${it} gehört ${names.length === 1 ? "zum Genre" : "zu den Genres"} ${inSentence(names)}`;
}

function ratingSentence(it: Pronoun, { rating, voteCount, site }: AboutMovie | AboutSeries): string | null {
  if (rating === null) return null;
  if (site.catalog === "embedded") return `${it === "Er" ? "Seine" : "Ihre"} Beispielbewertung beträgt ${decimalText(rating)} von 10 Punkten`;
  const votes = voteCount > 0 ? `bei ${plural(voteCount, { one: "# Stimme", other: "# Stimmen" })} ` : "";
  return `${it} ist ${votes}mit ${decimalText(rating)} von 10 Punkten bewertet`;
}

function similarSentence(what: string, similar: readonly string[]): string | null {
  const titles = similar.map(quoted);
  return titles.length === 0 ? null : `Wenn dir ${what} gefällt, magst du vielleicht auch ${list(titles)}`;
}

/** The About text of a film. */
function aboutMovie(film: AboutMovie): string {
  const { title, year, runtime, companies, directors, site } = film;
  const beginning = [
    `${quoted(title)} ist ein Film`,
    ...(directors.length > 0 ? [`von ${firstOf(directors, mostMakers)}`] : []),
    ...(year === null ? [] : [`aus dem Jahr ${year}`]),
  ].join(" ");
  return sentences([
    beginning + (companies.length > 0 ? `, produziert von ${inSentence(companies)}` : ""),
    castSentence(film.cast, "Die Hauptrolle spielt", "Die Hauptrollen spielen"),
    genreSentence("Er", film.genres),
    runtime ? `Er dauert ${plural(runtime, { one: "# Minute", other: "# Minuten" })}` : null,
    ratingSentence("Er", film),
    similarSentence("der Film", film.similar),
    `Du kannst ${quoted(title)} auf ${site.name} ohne Konto ansehen: Drücke auf „Abspielen“, und wenn der erste Server nicht startet, probiere einen anderen`,
  ]);
}

/** "3 Staffeln mit 24 Folgen", "3 Staffeln", "24 Folgen" or "". */
function extentOf(seasons: number | null, episodes: number | null): string {
  return [seasons && plural(seasons, { one: "# Staffel", other: "# Staffeln" }), episodes && plural(episodes, { one: "# Folge", other: "# Folgen" })]
    .filter(Boolean)
    .join(" mit ");
}

/** The About text of a series. */
function aboutSeries(series: AboutSeries): string {
  const { name, year, networks, creators, site } = series;
  const extent = extentOf(series.seasons, series.episodes);
  const beginnings = [...(year === null ? [] : [`${year} begann`]), ...(networks.length > 0 ? [`zuerst bei ${inSentence(networks)} lief`] : [])];
  return sentences([
    `${quoted(name)} ist eine Serie${beginnings.length > 0 ? `, die ${list(beginnings)}` : ""}`,
    creators.length > 0 ? `Die Idee stammt von ${firstOf(creators, mostMakers)}` : null,
    extent === "" ? null : `Sie hat ${extent}`,
    castSentence(series.cast, "Zur Besetzung gehört", "Zur Besetzung gehören"),
    genreSentence("Sie", series.genres),
    ratingSentence("Sie", series),
    similarSentence("die Serie", series.similar),
    `Du kannst ${quoted(name)} auf ${site.name} ohne Konto ansehen: Wähle eine Staffel und eine Folge, und wenn der erste Server nicht startet, probiere einen anderen`,
  ]);
}
export const words: Words["about"] = { aboutMovie, aboutSeries };
