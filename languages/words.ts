import type { words as about } from "./en/about.ts";
import type { words as ads } from "./en/ads.ts";
import type { words as browse } from "./en/browse.ts";
import type { words as calendar } from "./en/calendar.ts";
import type { words as captions } from "./en/captions.ts";
import type { words as couch } from "./en/couch.ts";
import type { words as discover } from "./en/discover.ts";
import type { words as feeds } from "./en/feeds.ts";
import type { words as heads } from "./en/heads.ts";
import type { words as importing } from "./en/import.ts";
import type { words as media } from "./en/media.ts";
import type { words as mine } from "./en/mine.ts";
import type { words as offline } from "./en/offline.ts";
import type { words as aboutPage } from "./en/page-about.ts";
import type { words as blogs } from "./en/page-blogs.ts";
import type { words as contact } from "./en/page-contact.ts";
import type { words as cookies } from "./en/page-cookies.ts";
import type { words as faq } from "./en/page-faq.ts";
import type { words as privacy } from "./en/page-privacy.ts";
import type { words as support } from "./en/page-support.ts";
import type { words as terms } from "./en/page-terms.ts";
import type { words as pages } from "./en/pages.ts";
import type { words as people } from "./en/people.ts";
import type { words as player } from "./en/player.ts";
import type { words as saved } from "./en/saved.ts";
import type { words as search } from "./en/search.ts";
import type { words as searchKeyboard } from "./en/search-keyboard.ts";
import type { words as series } from "./en/series.ts";
import type { words as server } from "./en/server.ts";
import type { words as settings } from "./en/settings.ts";
import type { words as site } from "./en/site.ts";
import type { words as stage } from "./en/stage.ts";
import type { words as titles } from "./en/titles.ts";
import type { words as upcoming } from "./en/upcoming.ts";

/** The form of English words, in which another language says its own. */
type Wording<English> = English extends string
  ? string
  : English extends (...values: infer Values) => infer Text
    ? (...values: Values) => Wording<Text>
    : { readonly [Key in keyof English]: Wording<English[Key]> };

type English = {
  about: typeof about;
  ads: typeof ads;
  browse: typeof browse;
  calendar: typeof calendar;
  captions: typeof captions;
  couch: typeof couch;
  discover: typeof discover;
  feeds: typeof feeds;
  heads: typeof heads;
  import: typeof importing;
  media: typeof media;
  mine: typeof mine;
  offline: typeof offline;
  "page-about": typeof aboutPage;
  "page-contact": typeof contact;
  "page-cookies": typeof cookies;
  "page-faq": typeof faq;
  "page-privacy": typeof privacy;
  "page-support": typeof support;
  "page-terms": typeof terms;
  pages: typeof pages;
  people: typeof people;
  player: typeof player;
  saved: typeof saved;
  search: typeof search;
  "search-keyboard": typeof searchKeyboard;
  series: typeof series;
  server: typeof server;
  settings: typeof settings;
  site: typeof site;
  stage: typeof stage;
  titles: typeof titles;
  upcoming: typeof upcoming;
};

/**
 * What visitors read, in groups that load together: `languages/<code>/<group>.ts`. `site`: on each page. `heads`, `media`,
 * `server`: on the server alone.
 */
export type Words = { readonly [Group in keyof English]: Wording<English[Group]> } & { readonly "page-blogs": typeof blogs };
export type WordGroup = keyof Words;
