import type { Hono } from "hono";
import { siteIn } from "#app/site-in.server.ts";
import { openSearchPath, paths } from "#domain/addresses.ts";
import { escapeHtml } from "#domain/escape-html.ts";
import { pathIn } from "#domain/language-addresses.ts";
import type { Language } from "#domain/languages.ts";
import type { PublicSite } from "#domain/site.ts";
import { wordsOf } from "#languages/all-words.server.ts";
import { storableResponse } from "#server/request/cached-response.ts";
import { conditional } from "#server/request/conditional.ts";
import { suggestionsPath } from "./suggestions.ts";

const dayMs = 86_400_000;
const cacheControl = "public, max-age=86400";

/** RFC 9116: a contact that is older than a year is not to be trusted. */
const securityText = (origin: string, contactEmail: string): string =>
  [
    `Contact: mailto:${contactEmail}`,
    `Expires: ${new Date(Math.ceil(Date.now() / dayMs) * dayMs + 364 * dayMs).toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ].join("\n");

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });
/** The format's longest. */
const shortNameChars = 16;

/** Cuts no emoji or accented letter in two. */
const shortName = (name: string): string =>
  Array.from(graphemes.segment(name), ({ segment, index }) => (index + segment.length <= shortNameChars ? segment : "")).join("");

/** The site's search in one language, for a browser's address bar. */
const openSearch = ({ name, origin }: Pick<PublicSite, "name" | "origin">, language: Language): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeHtml(shortName(name))}</ShortName>
<Description>${escapeHtml(wordsOf(language).server.search(name))}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Image width="48" height="48" type="image/x-icon">${origin}/favicon.ico</Image>
<Url type="text/html" template="${origin}${pathIn(language, paths.search)}?q={searchTerms}"/>
<Url type="application/x-suggestions+json" template="${origin}${suggestionsPath}?q={searchTerms}"/>
</OpenSearchDescription>
`;

/** What browsers and researchers read about the site. */
export function mountSiteDescriptions(app: Hono, site: PublicSite, headers: Record<string, string>): void {
  const ofXml = { ...headers, "content-type": "application/opensearchdescription+xml; charset=utf-8", "cache-control": cacheControl };
  for (const language of site.languages)
    app.get(pathIn(language, openSearchPath), conditional, (context) => storableResponse(context.req.raw, ofXml, openSearch(siteIn(site, language), language)));
  const { contactEmail, origin } = site;
  if (contactEmail === null) return;
  const ofText = { ...headers, "content-type": "text/plain; charset=utf-8", "cache-control": cacheControl };
  app.get("/.well-known/security.txt", conditional, (context) => storableResponse(context.req.raw, ofText, securityText(origin, contactEmail)));
}
