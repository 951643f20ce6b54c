import type { Language } from "#domain/languages.ts";
import type { CallOptions } from "#domain/query.ts";
import type { PublicSite } from "#domain/site.ts";
import type { Catalog } from "#features/catalog.ts";
import type { Words } from "#languages/words.ts";
import type { OneATurn } from "#server/async/one-a-turn.ts";
import type { FeedTitles } from "./feed-title.server.ts";
import type { TitleKind } from "./model/feed-forms.ts";

export type FeedRequest = {
  id: number;
  parameters: URLSearchParams;
  catalog: Catalog;
  /** With its texts in the language. */
  site: PublicSite;
  language: Language;
  words: Words;
  options: CallOptions;
  /** Awaited before each stored row that is read. */
  nextTurn: OneATurn;
};

/** A page of which there are feeds. */
export type FeedSource = {
  /** Of the page's address. `:key` stands for an id. */
  pattern: string;
  /** Without parameters that change nothing; `null` if these have no titles. */
  canonical: (parameters: URLSearchParams) => URLSearchParams | null;
  kinds: (parameters: URLSearchParams) => readonly TitleKind[];
  /** What a form for people lists if that is not all. */
  inFeeds?: TitleKind;
  /** `null`: there is no such page. */
  load: (request: FeedRequest) => Promise<FeedTitles | null>;
  /** The parameters are the visitor's own words: shared caches must not store the answer. */
  personal?: true;
  /** It says what is today, and is never served stale. */
  ofToday?: true;
};
