import type { PathsByLanguage } from "#domain/inventory.ts";
import { pathIn } from "#domain/language-addresses.ts";
import { defaultLanguage, type Language } from "#domain/languages.ts";

/** Of one part. Crawlers fetch a smaller one again sooner, and with several languages each entry names the page's address in all of them. */
export const entriesInPart = (languages: readonly Language[]): number => (languages.length > 1 ? 2000 : 10_000);

/** Addresses consist of an origin, ids, slugs and the parameters of Discover. */
const escaped = (address: string): string => address.replaceAll("&", "&amp;");

const xmlDocument = (root: string, entries: readonly string[], namespaces = ""): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces}>\n${entries.map((entry) => `${entry}\n`).join("")}</${root}>\n`;

export const sitemapIndexXml = (addresses: readonly string[]): string =>
  xmlDocument(
    "sitemapindex",
    addresses.map((address) => `<sitemap><loc>${escaped(address)}</loc></sitemap>`),
  );

type SitemapSite = { origin: string; languages: readonly Language[] };

/** The page in each language in which it has texts. Speakers of another one get the English page. */
function alternates({ origin, languages }: SitemapSite, paths: PathsByLanguage): string {
  const inEach = languages.flatMap((language) => {
    const path = paths[language];
    return path === undefined ? [] : [[language, escaped(origin + pathIn(language, path))] as const];
  });
  const english = paths[defaultLanguage];
  const all = [...inEach, ...(english === undefined ? [] : [["x-default", escaped(origin + english)] as const])];
  return all.map(([code, address]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${address}"/>`).join("");
}

/** The sitemap of one language. `pages`: the paths of each page, without the prefixes of languages. */
export function urlSetXml(site: SitemapSite, language: Language, pages: readonly PathsByLanguage[]): string {
  const hasAlternates = site.languages.length > 1;
  const entries = pages.flatMap((paths) => {
    const path = paths[language];
    if (path === undefined) return [];
    return [`<url><loc>${escaped(site.origin + pathIn(language, path))}</loc>${hasAlternates ? alternates(site, paths) : ""}</url>`];
  });
  return xmlDocument("urlset", entries, hasAlternates ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : "");
}
