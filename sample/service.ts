import { type Context, Hono } from "hono";
import type { Inventory, TitleName } from "#domain/inventory.ts";
import { dayAfter, dayIn, dayInRegion } from "#domain/region-day.ts";
import { airingOn, nowPlaying, upcoming } from "./anniversaries.ts";
import { createArtwork } from "./artwork-index.ts";
import type { Collection } from "./collection.ts";
import { collectionsOf } from "./collections-by-language.ts";
import { type PersonData, parseData } from "./data-schema.ts";
import { discovered } from "./discover.ts";
import { inventoryOf, namesOf } from "./inventory.ts";
import { filmCollectionResponse, movieDetails, movieItem, movieSubresources } from "./movie-responses.ts";
import { personDetails, personItem, personSubresources } from "./person-responses.ts";
import { popular, topRated, trending } from "./rankings.ts";
import { type RawData, readData } from "./read-data.ts";
import { mountReferences } from "./references.ts";
import { peopleSearch, titleSearch } from "./search.ts";
import { seasonDetails, seriesDetails, seriesItem, seriesSubresources } from "./series-responses.ts";
import { appendedResponses, notFound, pageNumber, pageOf, type SubresourceOptions } from "./title-responses.ts";

export type EmbeddedOptions = {
  data?: RawData;
  /** Trending and upcoming lists depend on the day. */
  today?: () => Date;
  /** If set, calls without this key (or Bearer token) get the provider's 401. */
  apiKey?: string | null;
};

export type EmbeddedService = {
  fetch: (request: Request) => Response | Promise<Response>;
  inventory: Inventory;
  /** All that a search may look for. */
  names: readonly TitleName[];
};

/** Collections are by the request's language. */
type ServiceDeps = { app: Hono; english: Collection; collectionIn: (context: Context) => Collection; today: () => Date };

/** The page is validated before any route: see `createEmbeddedService`. */
const pageIn = (context: Context): number => pageNumber(context.req.query("page")) ?? 1;
const idIn = (context: Context): number => Number(context.req.param("id"));

function mountLists({ app, collectionIn, today }: ServiceDeps): void {
  const films = (context: Context) => collectionIn(context).films.values();
  const series = (context: Context) => collectionIn(context).series.values();
  app.get("/3/trending/movie/day", (context) => context.json(pageOf(trending(films(context), today(), 1), pageIn(context), movieItem)));
  app.get("/3/trending/tv/week", (context) => context.json(pageOf(trending(series(context), today(), 7), pageIn(context), seriesItem)));
  app.get("/3/movie/popular", (context) => context.json(pageOf(popular(films(context)), pageIn(context), movieItem)));
  app.get("/3/movie/top_rated", (context) => context.json(pageOf(topRated(films(context)), pageIn(context), movieItem)));
  app.get("/3/tv/popular", (context) => context.json(pageOf(popular(series(context)), pageIn(context), seriesItem)));
  app.get("/3/tv/top_rated", (context) => context.json(pageOf(topRated(series(context)), pageIn(context), seriesItem)));
  const queryIn = (context: Context) => (name: string) => context.req.query(name);
  app.get("/3/discover/movie", (context) => context.json(pageOf(discovered("movie", films(context), queryIn(context)), pageIn(context), movieItem)));
  app.get("/3/discover/tv", (context) => context.json(pageOf(discovered("tv", series(context), queryIn(context)), pageIn(context), seriesItem)));
}

/** What is in cinemas and on television at the provider. */
function mountUpcoming({ app, collectionIn, today }: ServiceDeps): void {
  const dayOfFilms = (context: Context): string => dayInRegion(context.req.query("region") ?? "", today());
  const dayOfSeries = (context: Context): string => dayIn(context.req.query("timezone") ?? "UTC", today());
  const films = (context: Context) => collectionIn(context).films.values();
  const series = (context: Context) => collectionIn(context).series.values();
  app.get("/3/movie/now_playing", (context) => context.json(pageOf(nowPlaying(films(context), dayOfFilms(context)), pageIn(context), movieItem)));
  app.get("/3/movie/upcoming", (context) => context.json(pageOf(upcoming(films(context), dayOfFilms(context)), pageIn(context), movieItem)));
  app.get("/3/tv/airing_today", (context) => {
    const first = dayOfSeries(context);
    return context.json(pageOf(airingOn(series(context), { first, last: first }), pageIn(context), seriesItem));
  });
  app.get("/3/tv/on_the_air", (context) => {
    const first = dayOfSeries(context);
    return context.json(pageOf(airingOn(series(context), { first, last: dayAfter(first, 6) }), pageIn(context), seriesItem));
  });
}

const titleFindersOf = ({ films, series }: Collection) => ({ films: titleSearch(films.values()), series: titleSearch(series.values()) });

/** Folding all names takes longer than a search: once a collection. */
function cachedTitleFinders(): typeof titleFindersOf {
  const cached = new WeakMap<Collection, ReturnType<typeof titleFindersOf>>();
  return (collection) => {
    const finders = cached.get(collection) ?? titleFindersOf(collection);
    cached.set(collection, finders);
    return finders;
  };
}

function mountSearch({ app, english, collectionIn }: ServiceDeps): void {
  const findersIn = cachedTitleFinders();
  findersIn(english);
  const find = (context: Context) => findersIn(collectionIn(context));
  // People have the same name in all languages.
  const findPeople = peopleSearch(english.people.values());
  const queryIn = (context: Context): string => context.req.query("query") ?? "";
  const isOfYear = (year: string | undefined) => (title: { date: string }) => year === undefined || title.date.startsWith(`${year}-`);
  app.get("/3/search/movie", (context) => {
    const found = find(context)
      .films(queryIn(context))
      .filter(isOfYear(context.req.query("year") ?? context.req.query("primary_release_year")));
    return context.json(pageOf(found, pageIn(context), movieItem));
  });
  app.get("/3/search/tv", (context) => {
    const found = find(context)
      .series(queryIn(context))
      .filter(isOfYear(context.req.query("first_air_date_year") ?? context.req.query("year")));
    return context.json(pageOf(found, pageIn(context), seriesItem));
  });
  app.get("/3/search/person", (context) => {
    const toResult = (person: PersonData) => personItem(person, collectionIn(context));
    return context.json(pageOf(findPeople(queryIn(context)), pageIn(context), toResult));
  });
  app.get("/3/find/:imdbId", (context) => {
    const { films, series } = collectionIn(context);
    const matches = (title: { imdb_id: string | null }): boolean =>
      context.req.query("external_source") === "imdb_id" && title.imdb_id === context.req.param("imdbId");
    const movie_results = [...films.values()].filter(matches).map((film) => ({ ...movieItem(film), media_type: "movie" }));
    const tv_results = [...series.values()].filter(matches).map((entry) => ({ ...seriesItem(entry), media_type: "tv" }));
    return context.json({ movie_results, person_results: [], tv_results, tv_episode_results: [], tv_season_results: [] });
  });
}

type Resource<T> = {
  find: (collection: Collection, id: number) => T | undefined;
  details: (item: T, collection: Collection) => object;
  subresources: (item: T, collection: Collection, options: SubresourceOptions) => Record<string, () => object>;
};

/** `/3/{kind}/{id}` with `append_to_response`, and `/3/{kind}/{id}/{subresource}`. */
function mountResource<T>({ app, collectionIn }: ServiceDeps, kind: string, { find, details, subresources }: Resource<T>): void {
  const imageLanguages = (context: Context) => context.req.query("include_image_language");
  app.get(`/3/${kind}/:id{[0-9]+}`, (context) => {
    const collection = collectionIn(context);
    const item = find(collection, idIn(context));
    if (item === undefined) return notFound(context);
    const all = subresources(item, collection, { page: 1, imageLanguages: imageLanguages(context) });
    return context.json({ ...details(item, collection), ...appendedResponses(context.req.query("append_to_response"), all) });
  });
  app.get(`/3/${kind}/:id{[0-9]+}/:subresource{[a-z_]+}`, (context) => {
    const collection = collectionIn(context);
    const item = find(collection, idIn(context));
    const name = context.req.param("subresource");
    const all = item === undefined ? {} : subresources(item, collection, { page: pageIn(context), imageLanguages: imageLanguages(context) });
    const response = Object.hasOwn(all, name) ? all[name]?.() : undefined;
    return response === undefined ? notFound(context) : context.json({ id: idIn(context), ...response });
  });
}

function mountDetails(deps: ServiceDeps): void {
  const { app, collectionIn } = deps;
  mountResource(deps, "movie", { find: ({ films }, id) => films.get(id), details: movieDetails, subresources: movieSubresources });
  mountResource(deps, "tv", { find: ({ series }, id) => series.get(id), details: seriesDetails, subresources: seriesSubresources });
  mountResource(deps, "person", { find: ({ people }, id) => people.get(id), details: personDetails, subresources: personSubresources });
  app.get("/3/collection/:id{[0-9]+}", (context) => {
    const collection = collectionIn(context);
    const entry = collection.filmCollections.get(idIn(context));
    return entry ? context.json(filmCollectionResponse(entry, collection)) : notFound(context);
  });
  app.get("/3/tv/:id{[0-9]+}/season/:number{[0-9]+}", (context) => {
    const entry = collectionIn(context).series.get(idIn(context));
    const season = entry?.seasons.find((one) => one.season_number === Number(context.req.param("number")));
    return entry && season ? context.json(seasonDetails(entry, season)) : notFound(context);
  });
}

function mountArtwork(app: Hono, collection: Collection): void {
  const artworkFor = createArtwork(collection);
  app.get("/t/p/:size{w[0-9]+|h[0-9]+|original}/:file", (context) => {
    const svg = artworkFor(`/${context.req.param("file")}`);
    if (svg === null) return context.text("Not found", 404);
    return context.body(svg, 200, { "content-type": "image/svg+xml", "cache-control": "public, max-age=31536000, immutable" });
  });
}

function requireApiKey(app: Hono, apiKey: string): void {
  app.use("/3/*", async (context, next) => {
    const key = context.req.query("api_key") ?? context.req.header("authorization")?.replace(/^Bearer /, "");
    if (key === apiKey) return next();
    return context.json({ status_code: 7, status_message: "Invalid API key: You must be granted a valid key.", success: false }, 401);
  });
}

/** Serves the film-database provider's API and pictures from the data files. The server's provider client uses it if no API key is set. */
export function createEmbeddedService({ data = readData(process.cwd()), today = () => new Date(), apiKey = null }: EmbeddedOptions = {}): EmbeddedService {
  const parsed = parseData(data);
  const { english, collectionIn } = collectionsOf(parsed);
  const app = new Hono();
  if (apiKey !== null) requireApiKey(app, apiKey);
  app.use("/3/*", async (context, next) => {
    if (pageNumber(context.req.query("page")) !== null) return next();
    const status_message = "Invalid page: Pages start at 1 and max at 500. They are expected to be an integer.";
    return context.json({ success: false, status_code: 22, status_message }, 400);
  });
  const deps: ServiceDeps = { app, english, collectionIn: (context) => collectionIn(context.req.query("language")), today };
  mountLists(deps);
  mountUpcoming(deps);
  mountSearch(deps);
  mountDetails(deps);
  mountReferences(app, english);
  mountArtwork(app, english);
  app.notFound(notFound);
  return { fetch: (request) => app.fetch(request), inventory: inventoryOf(english, parsed.translations), names: namesOf(english) };
}
