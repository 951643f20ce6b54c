import type { Hono } from "hono";
import { robotsPath, sitemapPath } from "#domain/crawler-paths.ts";

const maxAgeS = 3600;

/** What no page of ours is: answers for scripts, and the player's documents, which show what a page shows already. */
const closed = ["/functions", "/api", "/player"];

/** Search results are not closed here: only who may read a page learns that it is not to be indexed. */
export function mountRobots(app: Hono, origin: string, headers: Record<string, string>): void {
  const lines = ["User-agent: *", "Allow: /", ...closed.map((path) => `Disallow: ${path}`), "", `Sitemap: ${origin}${sitemapPath}`, ""];
  app.get(robotsPath, (context) => context.text(lines.join("\n"), 200, { ...headers, "cache-control": `public, max-age=${maxAgeS}` }));
}
