import { createServer } from "node:http";
import { listenLocally } from "./listen-locally.ts";

// Real oddities of film databases, as responses: endless seasons, casts of thousands, missing dates.

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
const overview = "The house is sold, bought back and sold again. Nobody tells the doctor, who has been in the next room all along. ".repeat(3).trim();

const episode = (number: number, name = `${number}日目`) => ({
  air_date: number % 3 === 0 ? null : "1998-02-01",
  crew: [],
  episode_number: number,
  guest_stars: [],
  id: number,
  name,
  overview: number % 2 === 0 ? overview : "",
  runtime: null,
  still_path: number % 5 === 0 ? `/still-${number}.jpg` : null,
  // From 4.6 to 9.7; every eleventh episode has no votes.
  vote_average: number % 11 === 0 ? 0 : 4.6 + ((number * 37) % 52) / 10,
  vote_count: number % 11 === 0 ? 0 : 5 + (number % 90),
});

const season = (season_number: number, episodeNumbers: number[], overrides: object = {}) => ({
  _id: "x",
  air_date: null,
  name: "",
  overview: null,
  season_number,
  episodes: episodeNumbers.map((number) => episode(number)),
  ...overrides,
});

const summary = ({ season_number, episodes }: { season_number: number; episodes: unknown[] }) => ({
  air_date: null,
  episode_count: episodes.length,
  name: `Season ${season_number}`,
  season_number,
});

const listed = (id: number, overrides: object = {}) => ({
  adult: false,
  backdrop_path: `/backdrop-${id}.jpg`,
  first_air_date: "1951-09-03",
  genre_ids: [10766],
  id,
  name: `Series ${id}`,
  original_name: `Series ${id}`,
  overview,
  popularity: 10,
  poster_path: `/poster-${id}.jpg`,
  vote_average: 6.4,
  vote_count: 12,
  ...overrides,
});

const crowd = {
  cast: numbers(3800).map((id) => ({ id, name: `俳優 ${id}`, character: `Visitor ${id}`, credit_id: `c${id}`, order: id, profile_path: `/face-${id}.jpg` })),
  crew: numbers(400).map((id) => ({ id: id + 5000, name: `Crew ${id}`, job: id === 1 ? "Director" : "Gaffer", credit_id: `w${id}`, profile_path: null })),
};

const longReviews = numbers(20).map((id) => ({
  id: `r${id}`,
  author: `viewer ${id}`,
  content: "I have watched it since it began and I do not know what it is about. ".repeat(60),
  author_details: { avatar_path: null, rating: id === 1 ? null : 7 },
}));

const details = (id: number, seasons: ReturnType<typeof season>[], overrides: object = {}) => ({
  ...listed(id),
  created_by: [],
  genres: [{ id: 10766, name: "Soap" }],
  networks: [{ name: "日本放送" }],
  number_of_episodes: 2868,
  number_of_seasons: seasons.filter(({ season_number }) => season_number > 0).length,
  seasons: seasons.map(summary),
  tagline: "",
  original_language: "ja",
  credits: crowd,
  similar: { results: numbers(20).map((other) => listed(9000 + other)) },
  reviews: { results: longReviews },
  content_ratings: { results: [] },
  external_ids: { imdb_id: null },
  ...overrides,
});

/** One series for each oddity; `prolific` is a person. */
export const oddIds = { endless: 1, eightySeasons: 2, bare: 3, absolute: 4, specialsOnly: 5, manySeasons: 6, prolific: 7, oneSeason: 8 } as const;

const seasonsOf: Record<number, ReturnType<typeof season>[]> = {
  [oddIds.endless]: [season(0, numbers(300)), season(1, numbers(2868))],
  [oddIds.eightySeasons]: numbers(80).map((number) => season(number, numbers(10))),
  [oddIds.bare]: [season(1, []), season(2, [])],
  [oddIds.absolute]: [season(1, numbers(25)), season(2, [26, 27, 28, 40])],
  [oddIds.specialsOnly]: [season(0, [1, 2])],
  [oddIds.manySeasons]: [season(0, numbers(4)), ...numbers(77).map((number) => season(number, numbers(9 + (number % 8))))],
  [oddIds.oneSeason]: [season(1, numbers(1000))],
};

const inDays = (days: number): string => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const aired = (season_number: number, episode_number: number, air_date: string) => ({ season_number, episode_number, name: "The House", air_date });

const seriesFacts: Record<number, object> = {
  [oddIds.manySeasons]: { last_episode_to_air: aired(77, 9, inDays(-3)), next_episode_to_air: aired(77, 10, inDays(12)) },
  [oddIds.endless]: { name: "長い日々", original_name: "長い日々" },
  [oddIds.bare]: {
    ...{ first_air_date: "", poster_path: null, backdrop_path: null, overview: "", vote_average: null, number_of_seasons: null, number_of_episodes: null },
    ...{ credits: { cast: [], crew: [] }, similar: { results: [] }, reviews: { results: [] }, genres: [], networks: [] },
  },
};

const work = (id: number) => ({
  ...listed(id),
  name: undefined,
  first_air_date: undefined,
  title: `映画 ${id}`,
  release_date: id % 4 === 0 ? "" : "1975-05-05",
  credit_id: `p${id}`,
});

const person = (id: number, overrides: object) => ({
  ...{ id, name: `俳優 ${id}`, profile_path: null, known_for_department: null, popularity: 4.266 },
  ...{ biography: "", birthday: null, deathday: null, place_of_birth: null },
  ...{ movie_credits: { cast: [], crew: [] }, tv_credits: { cast: [], crew: [] } },
  ...overrides,
});

const prolific = person(oddIds.prolific, {
  name: "ब्रह्मानन्दम",
  movie_credits: {
    cast: numbers(900).map((id) => ({ ...work(id), character: "Himself", popularity: id })),
    crew: numbers(300).flatMap((id) => [
      { ...work(id), job: "Director" },
      { ...work(id), job: "Writer" },
    ]),
  },
  tv_credits: { cast: numbers(200).map((id) => ({ ...listed(id), character: "Guest", credit_id: `t${id}` })), crew: [] },
});

/** The response body for a path below the base address, with appended seasons; `null`: 404. */
function bodyOf(path: string, appended: readonly string[]): object | null {
  const [, kind, id, part, number] = path.split("/");
  if (kind === "person") return Number(id) === oddIds.prolific ? prolific : person(Number(id), {});
  const seasons = kind === "tv" ? seasonsOf[Number(id)] : undefined;
  if (!seasons) return null;
  if (part === "season") return seasons.find((one) => one.season_number === Number(number)) ?? null;
  const parts = seasons.map((one) => [`season/${one.season_number}`, one] as const).filter(([name]) => appended.includes(name));
  return { ...details(Number(id), seasons, seriesFacts[Number(id)]), ...Object.fromEntries(parts) };
}

export type OddProvider = {
  /** Its v3 address: "http://127.0.0.1:40123/3". */
  url: string;
  /** The requested paths below that address. */
  calls: string[];
  close(): Promise<void>;
};

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="450"><rect width="300" height="450" fill="#456"/></svg>';

/** A provider with these series, this person and anybody else without credits, and an image host with one picture below `/t/p/`. */
export async function startOddProvider(): Promise<OddProvider> {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    if (request.url?.startsWith("/t/p/")) return response.writeHead(200, { "content-type": "image/svg+xml" }).end(picture);
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://provider");
    const path = pathname.replace(/^\/3(?=\/)/, "");
    calls.push(path);
    const body = bodyOf(path, searchParams.get("append_to_response")?.split(",") ?? []);
    return response.writeHead(body ? 200 : 404, { "content-type": "application/json" }).end(JSON.stringify(body ?? { success: false }));
  });
  const { origin, close } = await listenLocally(server);
  return { url: `${origin}/3`, calls, close };
}
