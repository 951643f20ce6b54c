import { type FeedForm, feedForms, feedPath, parseRouteId, withSearch } from "#domain/addresses.ts";
import type { FeedSource } from "./feed-source.server.ts";
import { feedSources } from "./feed-sources.server.ts";
import { hasForm } from "./model/feed-forms.ts";

/** A page with feeds. `page`: its path and canonical parameters, without a language. */
export type PageOfFeeds = { source: FeedSource; id: number; parameters: URLSearchParams; page: string };
export type Feed = PageOfFeeds & { form: FeedForm; address: string };

const expressions = feedSources.map((source) => ({ source, expression: new RegExp(`^${source.pattern.replace(":key", "([^/]+)")}$`) }));

/** `null` for a page without feeds, and for one that does not exist as far as its address says. */
export function pageOfFeeds(path: string, search: URLSearchParams): PageOfFeeds | null {
  for (const { source, expression } of expressions) {
    const match = expression.exec(path);
    if (!match) continue;
    const id = match.length > 1 ? parseRouteId(match[1]) : 0;
    const parameters = source.canonical(search);
    if (id === null || parameters === null) return null;
    // Colons stand in the keys of a shared list.
    return { source, id, parameters, page: withSearch(source.pattern.replace(":key", String(id)), parameters).replaceAll("%3A", ":") };
  }
  return null;
}

/** The feed of a path without a language. */
export function findFeed(path: string, search: URLSearchParams): Feed | null {
  const [, name, pagePath = ""] = /^\/feeds\/([a-z]+)(\/.*)$/.exec(path) ?? [];
  const form = feedForms.find((one) => one === name);
  const found = form && pageOfFeeds(pagePath, search);
  return found && hasForm(found.source.kinds(found.parameters), form) ? { ...found, form, address: feedPath(form, found.page) } : null;
}

/** Whether an address is the feed's only one. Escapes may differ: some clients write their own. */
export const isCanonical = ({ address, parameters }: Feed, path: string, search: URLSearchParams): boolean =>
  path === address.split("?", 1)[0] && String(search) === String(parameters);
