import type { Context, Hono, MiddlewareHandler } from "hono";
import { feedsPattern } from "#domain/addresses.ts";
import { languagePrefix, pathIn, pathsIn, pathWithout } from "#domain/language-addresses.ts";
import { isEnglish, type Language } from "#domain/languages.ts";
import type { CallOptions, Priority } from "#domain/query.ts";
import type { PublicSite } from "#domain/site.ts";
import type { Catalog } from "#features/catalog.ts";
import { wordsOf } from "#languages/all-words.server.ts";
import { within } from "#server/async/deadline.ts";
import { createOneATurn } from "#server/async/one-a-turn.ts";
import type { PageCache, Rendered } from "#server/page-cache/page-cache.ts";
import { cachedResponse } from "#server/request/cached-response.ts";
import type { ClientLimits } from "#server/request/client-limits.ts";
import { languageOfAddress, priorityOf } from "#server/request/request-env.ts";
import { type Feed, findFeed, isCanonical } from "./find-feed.server.ts";
import { createFeedWriter } from "./write-feed.server.ts";

type FeedsDeps = {
  catalog: Catalog;
  cache: PageCache;
  languages: readonly Language[];
  /** The site with its texts in a language. */
  siteIn: (language: Language) => PublicSite;
  headers: Record<string, string>;
  limits: ClientLimits;
  /** Admits what is not cached, or refuses it. */
  admit: MiddlewareHandler;
  /** How long a client waits for data. */
  deadlineMs: number;
  onError: (error: unknown) => void;
};

const maxAgeS = 300;
/** Readers ask every hour at most. */
const retryAfterS = 300;

const setFeed = (context: Context, feed: Feed): void => context.set("feed", feed);
const feedIn = (context: Context): Feed => context.get("feed") as Feed;

const plain = (status: number, headers: Record<string, string>, body: string): Rendered => ({
  status,
  headers: { ...headers, "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  body,
  cacheable: false,
});

/** Feeds of pages with titles, in each language: `/feeds/atom/discover?genres=18`. An address that is none costs nothing; another spelling redirects. */
export function mountFeeds(app: Hono, { catalog, cache, languages, siteIn, limits, admit, deadlineMs, onError, ...deps }: FeedsDeps): void {
  const headers = { ...deps.headers, "x-robots-tag": "noindex" };
  const write = createFeedWriter({ catalog, siteIn, nextTurn: createOneATurn() });

  const render = async (feed: Feed, language: Language, inTime: <T>(work: Promise<T>) => Promise<T>, priority: Priority): Promise<Rendered> => {
    const options: CallOptions = { priority, ...(!isEnglish(language) && { language }) };
    const words = wordsOf(language).server;
    try {
      const written = await inTime(write(feed, language, options));
      if (written === null) return plain(404, headers, words.noSuchFile);
      const scope = feed.source.personal ? "private" : "public";
      const ofFeed = { "content-type": written.type, "content-language": language, "cache-control": `${scope}, max-age=${maxAgeS}` };
      return { status: 200, headers: { ...headers, ...ofFeed }, body: written.text, cacheable: true, neverStale: feed.source.ofToday === true };
    } catch (error) {
      onError(error);
      return plain(503, { ...headers, "retry-after": String(retryAfterS) }, words.failure(undefined));
    }
  };
  // A function of its own, because it is cached with the feed: it must not hold the request.
  const refreshOf = (feed: Feed, language: Language) => () => render(feed, language, (work) => work, "refresh");

  const find: MiddlewareHandler = async (context, next) => {
    const language = languageOfAddress(context);
    const search = new URL(context.req.url).searchParams;
    const path = pathWithout(language, context.req.path) ?? "";
    const feed = findFeed(path, search);
    if (!feed) return context.text(wordsOf(language).server.noSuchFile, 404, { ...headers, "cache-control": "no-store" });
    if (!isCanonical(feed, path, search)) {
      const scope = feed.source.personal ? "private" : "public";
      return new Response(null, { status: 308, headers: { ...headers, location: pathIn(language, feed.address), "cache-control": `${scope}, max-age=3600` } });
    }
    setFeed(context, feed);
    return next();
  };
  const respond = (context: Context): Promise<Response> => {
    const [feed, language, priority] = [feedIn(context), languageOfAddress(context), priorityOf(context)];
    const first = () => render(feed, language, (work) => within(deadlineMs, work), priority);
    return cachedResponse(cache, languagePrefix(language) + feed.address, { first, again: refreshOf(feed, language) }, context.req.raw);
  };
  app.on("GET", pathsIn(languages, feedsPattern), find, limits("feeds", headers), admit, respond);
}
