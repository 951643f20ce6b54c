import type { FeedForm } from "#domain/addresses.ts";
import { isoDay } from "#domain/calendar-date.ts";
import { languagePrefix, pathIn } from "#domain/language-addresses.ts";
import type { Language } from "#domain/languages.ts";
import { limits } from "#domain/limits.ts";
import { numbered, withSiteName } from "#domain/page-title.ts";
import type { CallOptions } from "#domain/query.ts";
import type { PublicSite } from "#domain/site.ts";
import type { Catalog } from "#features/catalog.ts";
import { wordsOf } from "#languages/all-words.server.ts";
import type { OneATurn } from "#server/async/one-a-turn.ts";
import { atomFeed } from "./atom.server.ts";
import type { FeedList } from "./feed-list.server.ts";
import type { FeedTitles } from "./feed-title.server.ts";
import type { Feed } from "./find-feed.server.ts";
import { radarrList, sonarrList } from "./import-lists.server.ts";
import { knownIdsIn, type ReadKnownIds } from "./known-ids.server.ts";
import { isInForm } from "./model/feed-forms.ts";
import { rssFeed } from "./rss.server.ts";

type WrittenFeed = { type: string; text: string };

type Writer = { type: string; write: (list: FeedList, knownIds: ReadKnownIds) => string | Promise<string> };

const writers: Record<FeedForm, Writer> = {
  atom: { type: "application/atom+xml; charset=utf-8", write: atomFeed },
  rss: { type: "application/rss+xml; charset=utf-8", write: rssFeed },
  radarr: { type: "application/json", write: radarrList },
  sonarr: { type: "application/json", write: sonarrList },
};

function listOf(feed: Feed, { name, page = 1, titles }: FeedTitles, site: PublicSite, language: Language): FeedList {
  const words = wordsOf(language);
  const { pageTitles, disclaimers } = words.site;
  const { inFeeds } = feed.source;
  return {
    title: withSiteName(numbered(name, page, pageTitles), site),
    description: words.server.feeds.description,
    language,
    selfUrl: site.origin + pathIn(language, feed.address),
    pageUrl: site.origin + pathIn(language, feed.page),
    base: site.origin + languagePrefix(language),
    siteName: site.name,
    rights: site.catalog === "live" ? disclaimers.providerNotice : undefined,
    titles: titles.filter(({ kind }) => isInForm(kind, feed.form, inFeeds)).slice(0, limits.feeds.titles),
    today: isoDay(Date.now()),
  };
}

type WriterDeps = { catalog: Catalog; siteIn: (language: Language) => PublicSite; nextTurn: OneATurn };

/** Loads a feed's titles and writes them; `null` if there is no such page. */
export function createFeedWriter({ catalog, siteIn, nextTurn }: WriterDeps) {
  const knownIds = knownIdsIn(catalog, nextTurn);
  return async (feed: Feed, language: Language, options: CallOptions): Promise<WrittenFeed | null> => {
    const { source, form, id, parameters } = feed;
    const site = siteIn(language);
    const found = await source.load({ id, parameters, catalog, site, language, words: wordsOf(language), options, nextTurn });
    if (!found) return null;
    const { type, write } = writers[form];
    return { type, text: await write(listOf(feed, found, site, language), knownIds) };
  };
}
