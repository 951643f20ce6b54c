import { paths } from "#domain/addresses.ts";
import { keyParts } from "#domain/title-key.ts";
import { parseSharedList, sharedListParameters } from "#features/saved/model/shared-list.ts";
import type { FeedRequest, FeedSource } from "./feed-source.server.ts";
import { type FeedTitle, type FeedTitles, feedTitle } from "./feed-title.server.ts";

/** Anybody may write such an address, so that it costs no call: a title that is not stored here is left out. */
async function sharedTitles({ catalog, parameters, words, options, nextTurn }: FeedRequest): Promise<FeedTitles> {
  const { name, titles: keys } = parseSharedList(parameters);
  const cached = { ...options, cachedOnly: true } as const;
  const titles: FeedTitle[] = [];
  for (const { kind, id } of keys.map(keyParts)) {
    await nextTurn();
    const title = await (kind === "movie" ? catalog.movie(id, cached) : catalog.series(id, cached));
    if (title) titles.push(feedTitle(title));
  }
  return { name: name || words.mine.sharedPage.unnamed, titles };
}

/** A list that an address carries. */
export const sharedListSource: FeedSource = {
  pattern: paths.shared,
  canonical: (parameters) => {
    const list = parseSharedList(parameters);
    return list.titles.length > 0 ? sharedListParameters(list) : null;
  },
  kinds: () => ["movie", "series"],
  load: sharedTitles,
  personal: true,
};
