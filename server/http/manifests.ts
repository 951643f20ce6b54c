import type { Hono } from "hono";
import { siteIn } from "#app/site-in.server.ts";
import { manifestPath, paths } from "#domain/addresses.ts";
import { pathIn } from "#domain/language-addresses.ts";
import { type Language, languages } from "#domain/languages.ts";
import type { PublicSite } from "#domain/site.ts";
import { themeColors } from "#domain/theme-colors.ts";
import { wordsOf } from "#languages/all-words.server.ts";
import { storableResponse } from "#server/request/cached-response.ts";
import { conditional } from "#server/request/conditional.ts";
import { brandIcons } from "./brand-icons.ts";
import { manifestScreenshots, type Screenshot } from "./screenshots.ts";

const cacheControl = "public, max-age=86400";

const icon = (src: keyof typeof brandIcons, purpose = "any") => ({ src, sizes: `${brandIcons[src].size}x${brandIcons[src].size}`, type: "image/png", purpose });
const icons = [
  { src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
  icon("/icon-192.png"),
  icon("/icon-512.png"),
  icon("/icon-maskable-512.png", "maskable"),
  icon("/icon-monochrome-512.png", "monochrome"),
];

const colors = (theme: keyof typeof themeColors) => ({ theme_color: themeColors[theme], background_color: themeColors[theme] });

/** The site in one language, as browsers install it. */
function manifestOf(site: PublicSite, language: Language, screenshots: readonly Screenshot[]): object {
  const { browse, search, site: siteWords } = wordsOf(language);
  const { myList, discover } = siteWords.navigation;
  const shortcut = (name: string, path: string) => ({ name, url: pathIn(language, path) });
  return {
    // One app in all languages, also if a later build starts on another page.
    id: "/",
    name: site.name,
    short_name: site.name,
    description: browse.listPages.listPageDescriptions.landing.description(site),
    lang: language,
    dir: languages[language].direction,
    start_url: pathIn(language, paths.home),
    scope: "/",
    display: "standalone",
    ...colors("light"),
    color_scheme_dark: colors("dark"),
    categories: ["entertainment"],
    icons,
    screenshots: manifestScreenshots(screenshots, site, language),
    shortcuts: [shortcut(myList, paths.list), shortcut(search.searchPage.searchPrompt.title, paths.search), shortcut(discover, paths.discover)],
  };
}

type ManifestDeps = { site: PublicSite; screenshots: readonly Screenshot[]; headers: Record<string, string> };

/** Of each language one, which its pages name. */
export function mountManifests(app: Hono, { site, screenshots, headers }: ManifestDeps): void {
  const ofManifest = { ...headers, "content-type": "application/manifest+json; charset=utf-8", "cache-control": cacheControl };
  for (const language of site.languages) {
    const text = JSON.stringify(manifestOf(siteIn(site, language), language, screenshots));
    app.get(pathIn(language, manifestPath), conditional, (context) => storableResponse(context.req.raw, ofManifest, text));
  }
}
