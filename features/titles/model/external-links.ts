import type { ExternalIds } from "./title-facts.ts";

export type ExternalSite = "homepage" | keyof ExternalIds;
export type ExternalLink = { site: ExternalSite; href: string };

/** An account's name begins with a letter, a digit, "_" or "@". */
const onSite = (base: string, name: string): string | null => (/^[\p{L}\p{N}_@][\p{L}\p{N}_.@-]{0,99}$/u.test(name) ? base + encodeURI(name) : null);

/** The addresses of a name on other sites. `null` for a name that such a site cannot have. */
const addressOf: Record<keyof ExternalIds, (name: string) => string | null> = {
  imdb: (id) => {
    const [, kind] = /^(tt|nm)\d{5,12}$/.exec(id) ?? [];
    return kind ? `https://www.imdb.com/${kind === "nm" ? "name" : "title"}/${id}/` : null;
  },
  wikidata: (id) => (/^Q\d{1,12}$/.test(id) ? `https://www.wikidata.org/wiki/${id}` : null),
  facebook: (name) => onSite("https://www.facebook.com/", name),
  instagram: (name) => onSite("https://www.instagram.com/", name),
  twitter: (name) => onSite("https://x.com/", name),
  tiktok: (name) => onSite("https://www.tiktok.com/@", name),
  youtube: (name) => onSite("https://www.youtube.com/", name),
};

/** Only addresses of the web: the provider's text could hold a script. Without `URL.canParse`, which Safari has since 17. */
function webAddress(text: string): string | null {
  try {
    const { protocol, href } = new URL(text);
    return protocol === "https:" || protocol === "http:" ? href : null;
  } catch {
    return null;
  }
}

const sites = Object.keys(addressOf) as (keyof ExternalIds)[];

/** Where else a title or person is described, its own site first. */
export function externalLinks({ homepage, ids }: { homepage: string | null; ids: ExternalIds }): ExternalLink[] {
  const links: { site: ExternalSite; href: string | null }[] = [
    { site: "homepage", href: homepage === null ? null : webAddress(homepage) },
    ...sites.map((site) => ({ site, href: ids[site] ? addressOf[site](ids[site]) : null })),
  ];
  return links.flatMap(({ site, href }) => (href === null ? [] : { site, href }));
}
