import type { HeadTag } from "#app/head/head-tag.server.ts";
import { feedPath, paths } from "#domain/addresses.ts";
import { pathIn, pathWithout } from "#domain/language-addresses.ts";
import type { Language } from "#domain/languages.ts";
import { pageOfFeeds } from "./find-feed.server.ts";

type Match = { language: Language; url: string };

/** Feed readers find a page's feed by it. `url`: the page's canonical path and parameters, with its language; `title`: of the page. */
export function feedLinks({ language, url }: Match, title: string): HeadTag[] {
  const [requested = "", search = ""] = url.split("?");
  const path = pathWithout(language, requested) ?? requested;
  const found = pageOfFeeds(path === paths.landing ? paths.home : path, new URLSearchParams(search));
  if (!found) return [];
  return [{ tag: "link", attributes: { rel: "alternate", type: "application/atom+xml", href: pathIn(language, feedPath("atom", found.page)), title } }];
}
