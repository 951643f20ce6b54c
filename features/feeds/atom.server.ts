import { dayOf, type FeedList, permanentUrl, titleText } from "./feed-list.server.ts";
import { xmlDocument } from "./xml-document.server.ts";

const instantOf = (day: string): string => `${day}T00:00:00Z`;

/** RFC 4287. */
export function atomFeed(list: FeedList): string {
  const entries = list.titles.map((title) => ({ title, day: dayOf(title, list.today) }));
  // An empty feed has a date as well.
  const newest = entries.map(({ day }) => day).reduce((latest, day) => (day > latest ? day : latest), "1970-01-01");
  return xmlDocument({
    feed: {
      "@xmlns": "http://www.w3.org/2005/Atom",
      "@xml:lang": list.language,
      id: list.selfUrl,
      title: list.title,
      subtitle: list.description,
      link: [
        { "@rel": "self", "@type": "application/atom+xml", "@href": list.selfUrl },
        { "@rel": "alternate", "@type": "text/html", "@href": list.pageUrl },
      ],
      updated: instantOf(newest),
      author: { name: list.siteName },
      rights: list.rights,
      entry: entries.map(({ title, day }) => ({
        id: permanentUrl(list, title),
        title: titleText(title),
        link: { "@rel": "alternate", "@type": "text/html", "@href": list.base + title.path },
        published: instantOf(day),
        updated: instantOf(day),
      })),
    },
  });
}
