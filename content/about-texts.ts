import { countText } from "#domain/count-text.ts";

/** Names in a sentence: "A", "A and B", "A, B and C". */
function inSentence(names: readonly string[]): string {
  if (names.length < 2) return names.join("");
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

export type AboutMovie = {
  title: string;
  year: number | null;
  runtime: number | null;
  directors: readonly string[];
  cast: readonly string[];
  genres: readonly string[];
  companies: readonly string[];
  rating: string | null;
  voteCount: number;
  similar: readonly string[];
  siteName: string;
};

const lowerCaseGenres = (genres: readonly string[]): string => genres.map((genre) => (genre === "TV Movie" ? genre : genre.toLowerCase())).join(", ");

/** The About text of a film: only sentences whose facts are known. */
export function aboutMovie(film: AboutMovie): string {
  const { title, year, runtime, directors, cast, genres, companies, rating, voteCount, similar, siteName } = film;
  const sentences = [
    `${title} is a ${year === null ? "film" : `film of ${year}`}${directors.length > 0 ? ` directed by ${inSentence(directors)}` : ""}${companies.length > 0 ? ` and made by ${inSentence(companies.slice(0, 2))}` : ""}.`,
    cast.length > 0 && `Before the camera are ${inSentence(cast)}.`,
    genres.length > 0 && `It is filed under ${lowerCaseGenres(genres)}${runtime === null ? "" : ` and runs for ${runtime} minutes`}.`,
    genres.length === 0 && runtime !== null && `It runs for ${runtime} minutes.`,
    rating !== null && `Its rating stands at ${rating} out of 10${voteCount > 1 ? ` from ${countText(voteCount)} votes` : ""}.`,
    similar.length > 0 && `Whoever likes it may also like ${inSentence(similar)}.`,
    `You can watch ${title} on ${siteName} without an account: press Play, and choose another server if the first one does not start.`,
  ];
  return sentences.filter(Boolean).join(" ");
}

export type AboutSeries = {
  name: string;
  year: number | null;
  creators: readonly string[];
  networks: readonly string[];
  cast: readonly string[];
  genres: readonly string[];
  seasons: number | null;
  episodes: number | null;
  rating: string | null;
  voteCount: number;
  similar: readonly string[];
  siteName: string;
};

const counted = (count: number, one: string): string => `${countText(count)} ${one}${count === 1 ? "" : "s"}`;

/** "3 seasons with 24 episodes", or what of it is known. */
function extentOf(seasons: number | null, episodes: number | null): string {
  return [seasons && counted(seasons, "season"), episodes && counted(episodes, "episode")].filter(Boolean).join(" with ");
}

/** The About text of a series: only sentences whose facts are known. */
export function aboutSeries(series: AboutSeries): string {
  const { name, year, creators, networks, cast, genres, seasons, episodes, rating, voteCount, similar, siteName } = series;
  const extent = extentOf(seasons, episodes);
  const sentences = [
    `${name} is a series${year === null ? "" : ` that began in ${year}`}${creators.length > 0 ? `, created by ${inSentence(creators)}` : ""}${networks.length > 0 ? ` and first shown by ${inSentence(networks.slice(0, 2))}` : ""}.`,
    extent !== "" && `It has ${extent}.`,
    cast.length > 0 && `Its players include ${inSentence(cast)}.`,
    genres.length > 0 && `It is filed under ${lowerCaseGenres(genres)}.`,
    rating !== null && `Its rating stands at ${rating} out of 10${voteCount > 1 ? ` from ${countText(voteCount)} votes` : ""}.`,
    similar.length > 0 && `Whoever likes it may also like ${inSentence(similar)}.`,
    `You can watch ${name} on ${siteName} without an account: choose a season and an episode, and another server if the first one does not start.`,
  ];
  return sentences.filter(Boolean).join(" ");
}
