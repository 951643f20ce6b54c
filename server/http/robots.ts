import type { Hono } from "hono";
import { paths } from "#domain/addresses.ts";
import { pathIn } from "#domain/language-addresses.ts";
import type { PublicSite } from "#domain/site.ts";
import { robotsPath, sitemapPath } from "./crawler-paths.ts";

const maxAgeS = 3600;

/** Addresses that serve scripts. */
const forScripts = ["/functions", "/api"];
/** In each language: the player's documents, which repeat what a page shows, and redirects to random titles. */
const inLanguages = ["/player", paths.surprise];

type RobotsDeps = { site: Pick<PublicSite, "origin" | "languages">; headers: Record<string, string> };

/** Search pages stay allowed: a crawler has to read a page to see its noindex. */
export function mountRobots(app: Hono, { site: { origin, languages }, headers }: RobotsDeps): void {
  const disallowed = [...forScripts, ...languages.flatMap((language) => inLanguages.map((path) => pathIn(language, path)))];
  const lines = ["User-agent: *", "Allow: /", ...disallowed.map((path) => `Disallow: ${path}`), "", `Sitemap: ${origin}${sitemapPath}`, ""];
  app.get(robotsPath, (context) => context.text(lines.join("\n"), 200, { ...headers, "cache-control": `public, max-age=${maxAgeS}` }));
}
