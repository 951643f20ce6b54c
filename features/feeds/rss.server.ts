import { externalLinks } from "#features/titles/model/external-links.ts";
import { noExternalIds } from "#features/titles/model/title-facts.ts";
import { dayOf, type FeedList, permanentUrl, titleText } from "./feed-list.server.ts";
import type { ReadKnownIds } from "./known-ids.server.ts";
import { xmlDocument } from "./xml-document.server.ts";

const imdbUrl = (imdb: string | undefined): string | undefined =>
  imdb === undefined ? undefined : externalLinks({ homepage: null, ids: { ...noExternalIds, imdb } })[0]?.href;

/** "Mon, 10 Jan 1927 00:00:00 GMT" */
const pubDateOf = (day: string): string => new Date(day).toUTCString();

/** RSS 2.0. Programs that read lists know a title by the IMDb id in its link; where that is unknown, the link leads to its page here. */
export async function rssFeed(list: FeedList, knownIds: ReadKnownIds): Promise<string> {
  const items = [];
  for (const title of list.titles) {
    const { imdb } = await knownIds(title);
    items.push({
      title: titleText(title),
      link: imdbUrl(imdb) ?? list.base + title.path,
      guid: { "@isPermaLink": "true", "#": permanentUrl(list, title) },
      pubDate: pubDateOf(dayOf(title, list.today)),
    });
  }
  return xmlDocument({
    rss: {
      ...{ "@version": "2.0", "@xmlns:atom": "http://www.w3.org/2005/Atom" },
      channel: {
        title: list.title,
        link: list.pageUrl,
        description: list.description,
        language: list.language,
        copyright: list.rights,
        "atom:link": { "@rel": "self", "@type": "application/rss+xml", "@href": list.selfUrl },
        item: items,
      },
    },
  });
}
