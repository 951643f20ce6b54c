import { countText } from "#domain/count-text.ts";

/** "A", "A and B", "A, B and C". */
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

function genreSentence(genres: readonly string[]): string | false {
  if (genres.length === 0) return false;
  const names = inSentence(genres.map((genre) => (genre === "TV Movie" ? genre : genre.toLowerCase())));
  return genres.length === 1 ? `Its genre is ${names}.` : `Its genres are ${names}.`;
}

const ratingSentence = ({ rating, voteCount }: { rating: string | null; voteCount: number }): string | false =>
  rating !== null && `It has a rating of ${rating} out of 10${voteCount > 1 ? ` from ${countText(voteCount)} votes` : ""}.`;

const similarSentence = (similar: readonly string[]): string | false => similar.length > 0 && `If you like it, you may also like ${inSentence(similar)}.`;

/** "a 1927 film", "an 1895 film", "a film". */
function filmOf(year: number | null): string {
  if (year === null) return "a film";
  return `${year >= 1800 && year < 1900 ? "an" : "a"} ${year} film`;
}

/** The About text of a film. Sentences without facts are left out. */
export function aboutMovie(film: AboutMovie): string {
  const { title, year, runtime, directors, cast, genres, companies, similar, siteName } = film;
  const credits = [
    ...(directors.length > 0 ? [`directed by ${inSentence(directors)}`] : []),
    ...(companies.length > 0 ? [`produced by ${inSentence(companies.slice(0, 2))}`] : []),
  ];
  const sentences = [
    `${[title, "is", filmOf(year), ...(credits.length > 0 ? [inSentence(credits)] : [])].join(" ")}.`,
    cast.length > 0 && `It stars ${inSentence(cast)}.`,
    genreSentence(genres),
    runtime !== null && `It runs ${runtime} minutes.`,
    ratingSentence(film),
    similarSentence(similar),
    `You can watch ${title} on ${siteName} without an account: press Play, and try another server if the first one does not start.`,
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

/** "3 seasons with 24 episodes", "3 seasons", "24 episodes" or "". */
function extentOf(seasons: number | null, episodes: number | null): string {
  return [seasons && counted(seasons, "season"), episodes && counted(episodes, "episode")].filter(Boolean).join(" with ");
}

/** The About text of a series. Sentences without facts are left out. */
export function aboutSeries(series: AboutSeries): string {
  const { name, year, creators, networks, cast, genres, seasons, episodes, similar, siteName } = series;
  const extent = extentOf(seasons, episodes);
  const beginnings = [
    ...(year === null ? [] : [`began in ${year}`]),
    ...(networks.length > 0 ? [`was first shown by ${inSentence(networks.slice(0, 2))}`] : []),
  ];
  const sentences = [
    `${name} is a series${beginnings.length > 0 ? ` that ${inSentence(beginnings)}` : ""}.`,
    creators.length > 0 && `It was created by ${inSentence(creators)}.`,
    extent !== "" && `It has ${extent}.`,
    cast.length > 0 && `The cast includes ${inSentence(cast)}.`,
    genreSentence(genres),
    ratingSentence(series),
    similarSentence(similar),
    `You can watch ${name} on ${siteName} without an account: choose a season and an episode, and try another server if the first one does not start.`,
  ];
  return sentences.filter(Boolean).join(" ");
}
