import { type Context, Hono } from "hono";
import type { Inventory } from "#domain/inventory.ts";
import { artworkIndex } from "./artwork-index.ts";
import { type Collection, collectionOf } from "./collection.ts";
import { parseData } from "./data-schema.ts";
import { inventoryOf } from "./inventory.ts";
import { movieAnswer, movieItem, movieParts } from "./movie-responses.ts";
import { personAnswer, personItem, personParts } from "./person-responses.ts";
import { ofGenres, popular, topRated, trending } from "./rankings.ts";
import { type RawData, readData } from "./read-data.ts";
import { peopleSearch, titleSearch } from "./search.ts";
import { seasonAnswer, seriesAnswer, seriesItem, seriesParts } from "./series-responses.ts";
import { absent, appended, pageNumber, pageOf } from "./title-responses.ts";

export type EmbeddedOptions = {
  data?: RawData;
  /** What trends depends on the day. */
  today?: () => Date;
  /** When given, calls without this key (or this Bearer token) are refused as the provider refuses them. */
  apiKey?: string | null;
};

export type EmbeddedService = {
  fetch: (request: Request) => Response | Promise<Response>;
  inventory: Inventory;
};

type Asked = { app: Hono; collection: Collection; today: () => Date };

/** Checked before any route: see `createEmbeddedService`. */
const pageIn = (context: Context): number => pageNumber(context.req.query("page")) ?? 1;
const idIn = (context: Context): number => Number(context.req.param("id"));

function answerLists({ app, collection, today }: Asked): void {
  const films = () => collection.films.values();
  const series = () => collection.series.values();
  app.get("/3/trending/movie/day", (context) => context.json(pageOf(trending(films(), today(), 1), pageIn(context), movieItem)));
  app.get("/3/trending/tv/week", (context) => context.json(pageOf(trending(series(), today(), 7), pageIn(context), seriesItem)));
  app.get("/3/movie/popular", (context) => context.json(pageOf(popular(films()), pageIn(context), movieItem)));
  app.get("/3/movie/top_rated", (context) => context.json(pageOf(topRated(films()), pageIn(context), movieItem)));
  app.get("/3/tv/popular", (context) => context.json(pageOf(popular(series()), pageIn(context), seriesItem)));
  app.get("/3/tv/top_rated", (context) => context.json(pageOf(topRated(series()), pageIn(context), seriesItem)));
  app.get("/3/discover/movie", (context) => context.json(pageOf(ofGenres(films(), context.req.query("with_genres") ?? ""), pageIn(context), movieItem)));
  app.get("/3/discover/tv", (context) => context.json(pageOf(ofGenres(series(), context.req.query("with_genres") ?? ""), pageIn(context), seriesItem)));
}

function mountSearch({ app, collection }: Asked): void {
  const findFilms = titleSearch(collection.films.values());
  const findSeries = titleSearch(collection.series.values());
  const findPeople = peopleSearch(collection.people.values());
  const queryIn = (context: Context): string => context.req.query("query") ?? "";
  const isOfYear = (year: string | undefined) => (title: { date: string }) => year === undefined || title.date.startsWith(`${year}-`);
  app.get("/3/search/movie", (context) => {
    const found = findFilms(queryIn(context)).filter(isOfYear(context.req.query("year") ?? context.req.query("primary_release_year")));
    return context.json(pageOf(found, pageIn(context), movieItem));
  });
  app.get("/3/search/tv", (context) => {
    const found = findSeries(queryIn(context)).filter(isOfYear(context.req.query("first_air_date_year") ?? context.req.query("year")));
    return context.json(pageOf(found, pageIn(context), seriesItem));
  });
  app.get("/3/search/person", (context) => context.json(pageOf(findPeople(queryIn(context)), pageIn(context), (person) => personItem(person, collection))));
  app.get("/3/find/:imdbId", (context) => {
    const isIt = (title: { imdb_id: string | null }): boolean =>
      context.req.query("external_source") === "imdb_id" && title.imdb_id === context.req.param("imdbId");
    const movie_results = [...collection.films.values()].filter(isIt).map((film) => ({ ...movieItem(film), media_type: "movie" }));
    const tv_results = [...collection.series.values()].filter(isIt).map((series) => ({ ...seriesItem(series), media_type: "tv" }));
    return context.json({ movie_results, person_results: [], tv_results, tv_episode_results: [], tv_season_results: [] });
  });
}

/** `/3/{kind}/{id}`, with what is appended, and each part below it under its own path. */
function answerOne<T>(
  app: Hono,
  kind: string,
  find: (id: number) => T | undefined,
  answer: (item: T) => object,
  parts: (item: T, page: number) => Record<string, () => object>,
): void {
  app.get(`/3/${kind}/:id{[0-9]+}`, (context) => {
    const item = find(idIn(context));
    if (item === undefined) return absent(context);
    return context.json({ ...answer(item), ...appended(context.req.query("append_to_response"), parts(item, 1)) });
  });
  app.get(`/3/${kind}/:id{[0-9]+}/:part{[a-z_]+}`, (context) => {
    const item = find(idIn(context));
    const name = context.req.param("part");
    const all = item === undefined ? {} : parts(item, pageIn(context));
    const part = Object.hasOwn(all, name) ? all[name]?.() : undefined;
    return part === undefined ? absent(context) : context.json({ id: idIn(context), ...part });
  });
}

function answerDetails({ app, collection }: Asked): void {
  const { films, series, people } = collection;
  answerOne(
    app,
    "movie",
    (id) => films.get(id),
    movieAnswer,
    (film, page) => movieParts(film, collection, page),
  );
  answerOne(
    app,
    "tv",
    (id) => series.get(id),
    seriesAnswer,
    (entry, page) => seriesParts(entry, collection, page),
  );
  answerOne(
    app,
    "person",
    (id) => people.get(id),
    personAnswer,
    (person) => personParts(person, collection),
  );
  app.get("/3/tv/:id{[0-9]+}/season/:number{[0-9]+}", (context) => {
    const entry = series.get(idIn(context));
    const season = entry?.seasons.find((one) => one.season_number === Number(context.req.param("number")));
    return entry && season ? context.json(seasonAnswer(entry, season)) : absent(context);
  });
}

function mountArtwork(app: Hono, collection: Collection): void {
  const artworkFor = artworkIndex(collection);
  app.get("/t/p/:size{w[0-9]+|h[0-9]+|original}/:file", (context) => {
    const svg = artworkFor(`/${context.req.param("file")}`);
    if (svg === null) return context.text("Not found", 404);
    return context.body(svg, 200, { "content-type": "image/svg+xml", "cache-control": "public, max-age=31536000, immutable" });
  });
}

function refuseStrangers(app: Hono, apiKey: string): void {
  app.use("/3/*", async (context, next) => {
    const given = context.req.query("api_key") ?? context.req.header("authorization")?.replace(/^Bearer /, "");
    if (given === apiKey) return next();
    return context.json({ status_code: 7, status_message: "Invalid API key: You must be granted a valid key.", success: false }, 401);
  });
}

/** The film-database provider's paths and shapes over our own data files: what the ordinary client talks to without a key. */
export function createEmbeddedService({ data = readData(), today = () => new Date(), apiKey = null }: EmbeddedOptions = {}): EmbeddedService {
  const collection = collectionOf(parseData(data));
  const app = new Hono();
  if (apiKey !== null) refuseStrangers(app, apiKey);
  app.use("/3/*", async (context, next) => {
    if (pageNumber(context.req.query("page")) !== null) return next();
    const status_message = "Invalid page: Pages start at 1 and max at 500. They are expected to be an integer.";
    return context.json({ success: false, status_code: 22, status_message }, 400);
  });
  answerLists({ app, collection, today });
  mountSearch({ app, collection, today });
  answerDetails({ app, collection, today });
  mountArtwork(app, collection);
  app.notFound(absent);
  return { fetch: (request) => app.fetch(request), inventory: inventoryOf(collection) };
}
