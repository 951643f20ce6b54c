import type { AboutMovie, AboutSeries } from "#features/titles/model/about.ts";
import { sentences } from "../text.ts";
import { counted } from "./text.ts";

/** "A", "A and B", "A, B and C"; "A; B, the Sequel; and C". */
function inSentence(names: readonly string[]): string {
  if (names.length < 2) return names.join("");
  if (names.some((name) => name.includes(", "))) return `${names.slice(0, -1).join("; ")}; and ${names.at(-1)}`;
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** "A, B, C and 2 others". */
function firstOf(names: readonly string[], most: number): string {
  const rest = names.length - most;
  return inSentence(rest <= 0 ? names : [...names.slice(0, most), counted(rest, "other")]);
}

/** After a list, a comma keeps the two facts apart. */
const bothFacts = (facts: readonly string[]): string => facts.join(facts[0]?.includes(" and ") ? ", and " : " and ");

/** Directors or creators. */
const mostMakers = 3;

function castSentence(names: readonly string[], verb: string): string | null {
  return names.length === 0 ? null : `${verb} ${inSentence(names)}`;
}

function genreSentence(genres: readonly string[]): string | null {
  const names = genres.map((genre) => (genre === "TV Movie" ? genre : genre.toLowerCase()));
  if (names.length === 0) return null;
  return `${names.length === 1 ? "Its genre is" : "Its genres are"} ${inSentence(names)}`;
}

function ratingSentence({ rating, voteCount, site }: AboutMovie | AboutSeries): string | null {
  if (rating === null) return null;
  if (site.catalog === "embedded") return `It has a sample rating of ${rating} out of 10`;
  return `It has a rating of ${rating} out of 10${voteCount > 0 ? ` from ${counted(voteCount, "vote")}` : ""}`;
}

function similarSentence(titles: readonly string[]): string | null {
  return titles.length === 0 ? null : `If you like it, you may also like ${inSentence(titles)}`;
}

/** "a 1927 film", "an 1895 film", "a film". */
function filmOf(year: number | null): string {
  if (year === null) return "a film";
  return `${year >= 1800 && year < 1900 ? "an" : "a"} ${year} film`;
}

/** The About text of a film. */
function aboutMovie(film: AboutMovie): string {
  const { title, year, runtime, companies, directors, site } = film;
  const credits = [
    ...(directors.length > 0 ? [`directed by ${firstOf(directors, mostMakers)}`] : []),
    ...(companies.length > 0 ? [`produced by ${inSentence(companies)}`] : []),
  ];
  return sentences([
    [title, "is", filmOf(year), ...(credits.length > 0 ? [bothFacts(credits)] : [])].join(" "),
    castSentence(film.cast, "It stars"),
    genreSentence(film.genres),
    runtime ? `It runs ${counted(runtime, "minute")}` : null,
    ratingSentence(film),
    similarSentence(film.similar),
    `You can watch ${title} on ${site.name} without an account: press Play, and try another server if the first one does not start`,
  ]);
}

/** "3 seasons with 24 episodes", "3 seasons", "24 episodes" or "". */
function extentOf(seasons: number | null, episodes: number | null): string {
  return [seasons && counted(seasons, "season"), episodes && counted(episodes, "episode")].filter(Boolean).join(" with ");
}

/** The About text of a series. */
function aboutSeries(series: AboutSeries): string {
  const { name, year, networks, creators, site } = series;
  const extent = extentOf(series.seasons, series.episodes);
  const beginnings = [...(year === null ? [] : [`began in ${year}`]), ...(networks.length > 0 ? [`was first shown by ${inSentence(networks)}`] : [])];
  return sentences([
    `${name} is a series${beginnings.length > 0 ? ` that ${inSentence(beginnings)}` : ""}`,
    creators.length > 0 ? `It was created by ${firstOf(creators, mostMakers)}` : null,
    extent === "" ? null : `It has ${extent}`,
    castSentence(series.cast, "The cast includes"),
    genreSentence(series.genres),
    ratingSentence(series),
    similarSentence(series.similar),
    `You can watch ${name} on ${site.name} without an account: choose a season and an episode, and try another server if the first one does not start`,
  ]);
}
export const words = { aboutMovie, aboutSeries };
