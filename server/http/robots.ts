import type { Hono } from "hono";
import { paths } from "#domain/addresses.ts";
import { robotsPath, sitemapPath } from "./crawler-paths.ts";

const maxAgeS = 3600;

/** Addresses that serve scripts, the player's documents, which repeat what a page shows, and redirects to random titles. */
const disallowed = ["/functions", "/api", "/player", paths.surprise];

type RobotsDeps = { origin: string; headers: Record<string, string> };

/** Search pages stay allowed: a crawler has to read a page to see its noindex. */
export function mountRobots(app: Hono, { origin, headers }: RobotsDeps): void {
  const lines = ["User-agent: *", "Allow: /", ...disallowed.map((path) => `Disallow: ${path}`), "", `Sitemap: ${origin}${sitemapPath}`, ""];
  app.get(robotsPath, (context) => context.text(lines.join("\n"), 200, { ...headers, "cache-control": `public, max-age=${maxAgeS}` }));
}
