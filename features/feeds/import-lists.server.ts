import type { FeedList } from "./feed-list.server.ts";
import type { ReadKnownIds } from "./known-ids.server.ts";

/** What is `undefined` is left out: null is no id to their parsers. */
async function rowsOf(
  list: FeedList,
  knownIds: ReadKnownIds,
  row: (name: string, id: number, known: Awaited<ReturnType<ReadKnownIds>>) => object,
): Promise<string> {
  const rows = [];
  for (const title of list.titles) rows.push(row(title.name, title.id, await knownIds(title)));
  return JSON.stringify(rows);
}

/** Radarr's "Custom Lists" read `id`, its "StevenLu Custom" reads `title` and `imdb_id`. */
export const radarrList = (list: FeedList, knownIds: ReadKnownIds): Promise<string> =>
  rowsOf(list, knownIds, (title, id, { imdb }) => ({ id, title, imdb_id: imdb, tmdb_id: id }));

/** Sonarr's "Custom List". */
export const sonarrList = (list: FeedList, knownIds: ReadKnownIds): Promise<string> =>
  rowsOf(list, knownIds, (title, id, { imdb, tvdb }) => ({ Title: title, TvdbId: tvdb, TmdbId: id, ImdbId: imdb }));
