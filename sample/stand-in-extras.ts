type Fetch = (request: Request) => Response | Promise<Response>;
type Body = Record<string, unknown>;

// Artificial data for `STAND_IN_EXTRAS=1 npm run provider` and for tests: what the embedded catalog has no facts for. Nothing here is true of a
// title, and its names say so. Every fourth id has none of it, so that empty sections can be seen as well.

const dayMs = 24 * 60 * 60 * 1000;
const dateIn = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

const services = ["Example Stream", "Example Plus", "Example Free", "Example Ads", "Example Rent", "Example Store"].map((provider_name, index) => ({
  provider_id: 904_000_001 + index,
  provider_name,
  logo_path: `/example-service-${index + 1}.svg`,
  display_priority: index,
}));
const [stream, plus, free, ads, rent, store] = services;

function watchProviders(path: string) {
  const link = (region: string) => `https://www.themoviedb.org${path.slice("/3".length)}/watch?locale=${region}`;
  return {
    US: { link: link("US"), flatrate: [stream, plus], free: [free], ads: [ads], rent: [rent, store], buy: [store] },
    DE: { link: link("DE"), flatrate: [plus] },
    GB: { link: link("GB"), rent: [rent], buy: [rent, store] },
  };
}

/** No video of the site has such a key. */
const videos = (
  [
    ["Example trailer", "Trailer", true, "en"],
    ["Example trailer, older", "Trailer", true, "en"],
    ["Beispieltrailer", "Trailer", true, "de"],
    ["Example teaser", "Teaser", true, "en"],
    ["Example clip", "Clip", false, "en"],
    ["Example featurette", "Featurette", true, "en"],
  ] as const
).map(([name, type, official, iso_639_1], index) => ({
  id: `example${index}`,
  key: `example___${index}`,
  site: "YouTube",
  name,
  type,
  official,
  iso_639_1,
  iso_3166_1: "US",
  published_at: `20${20 - index}-05-01T12:00:00.000Z`,
  size: 1080,
}));

const releases = {
  results: [
    {
      iso_3166_1: "US",
      release_dates: [
        { certification: "", type: 1, release_date: "1999-09-01T00:00:00.000Z", note: "Example Festival" },
        { certification: "PG", type: 3, release_date: "1999-10-15T00:00:00.000Z", note: "" },
        { certification: "PG", type: 4, release_date: "2009-03-02T00:00:00.000Z", note: "" },
      ],
    },
    { iso_3166_1: "DE", release_dates: [{ certification: "12", type: 3, release_date: "1999-11-11T00:00:00.000Z", note: "" }] },
    { iso_3166_1: "FR", release_dates: [{ certification: "", type: 6, release_date: "2001-01-01T00:00:00.000Z", note: "Example TV" }] },
  ],
};

const addresses = { homepage: "https://example.com/" };
/** Wikidata's own sandbox item. */
const profiles = { wikidata_id: "Q4115189", facebook_id: "example", instagram_id: "example", twitter_id: "example" };

const filmExtras = { ...addresses, budget: 5_300_000, revenue: 75_000, release_dates: releases };
const seriesExtras = () => ({
  ...addresses,
  content_ratings: {
    results: [
      { iso_3166_1: "US", rating: "TV-PG" },
      { iso_3166_1: "DE", rating: "12" },
    ],
  },
  next_episode_to_air: { season_number: 9, episode_number: 1, name: "Example of a next episode", air_date: dateIn(9) },
});

const resultsOf = (part: unknown): unknown[] => (part as { results?: unknown[] } | undefined)?.results ?? [];

/** Only parts that the request names are added. */
function withExtras(body: Body, kind: string, path: string): Body {
  const added: Body = {
    ...(kind === "movie" ? filmExtras : seriesExtras()),
    videos: { results: [...videos, ...resultsOf(body.videos)] },
    external_ids: { ...(body.external_ids as Body | undefined), ...profiles },
    "watch/providers": { results: watchProviders(path) },
  };
  const parts = ["release_dates", "content_ratings", "videos", "external_ids", "watch/providers"];
  return { ...body, ...Object.fromEntries(Object.entries(added).filter(([name]) => name in body || !parts.includes(name))) };
}

/** From 5.2 to 9.6, better in the middle of a season; every ninth episode has no votes. */
function withVotes(season: unknown): unknown {
  const { episodes = [], ...facts } = season as Body & { episodes?: Body[] };
  const rated = episodes.map((episode, index) => {
    const vote_count = index % 9 === 8 ? 0 : 10 + ((index * 17) % 60);
    const middle = 1 - Math.abs((2 * index) / episodes.length - 1);
    return { ...episode, vote_count, vote_average: vote_count === 0 ? 0 : 5.2 + 2.4 * middle + ((index * 7 + Number(facts.season_number) * 3) % 21) / 10 };
  });
  return { ...facts, episodes: rated };
}

/** A season's own response, or a series' with appended seasons. */
const withVotesIn = (body: Body, path: string): Body =>
  path.includes("/season/")
    ? (withVotes(body) as Body)
    : Object.fromEntries(Object.entries(body).map(([name, part]) => [name, name.startsWith("season/") ? withVotes(part) : part]));

const logoOf = (number: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 92 92"><rect width="92" height="92" rx="18" fill="hsl(${Number(number) * 55} 60% 40%)"/><text x="46" y="64" font-size="52" font-family="sans-serif" text-anchor="middle" fill="#fff">${number}</text></svg>`;

/** The service's responses with artificial trailers, offers, releases, addresses and votes on episodes in the details of most titles. */
export const withStandInExtras =
  (fetch: Fetch): Fetch =>
  async (request) => {
    const { pathname } = new URL(request.url);
    const [, number] = /^\/t\/p\/\w+\/example-service-(\d)\.svg$/.exec(pathname) ?? [];
    if (number) return new Response(logoOf(number), { headers: { "content-type": "image/svg+xml" } });
    const response = await fetch(request);
    const [, kind, id, season] = /^\/3\/(movie|tv)\/(\d+)(\/season\/\d+)?$/.exec(pathname) ?? [];
    if (kind === undefined || !response.ok || Number(id) % 4 === 0) return response;
    const body = withVotesIn((await response.json()) as Body, pathname);
    return Response.json(season ? body : withExtras(body, kind, pathname));
  };
