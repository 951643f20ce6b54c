import type { Hono } from "hono";
import { matchServerRoute } from "#app/routes.server.ts";
import { isNotFound } from "#app/shell/match-route.ts";
import type { Language } from "#domain/languages.ts";
import { wordsOf } from "#languages/all-words.server.ts";

const isFile = (pathname: string): boolean => pathname.startsWith("/.well-known/") || /\.(?!html?$)[a-z][a-z0-9]{1,11}$/i.test(pathname);

/** Browsers and crawlers ask for many files that a site may have: they get a line, no page. Mount it after all files and before the pages. */
export function mountAbsentFiles(app: Hono, languages: readonly Language[], headers: Record<string, string>): void {
  app.get("*", async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    if (!isFile(pathname)) return next();
    const match = matchServerRoute(pathname, search, languages);
    if (match.kind === "redirect" || !isNotFound(match)) return next();
    return context.text(wordsOf(match.language).server.noSuchFile, 404, { ...headers, "cache-control": "no-store" });
  });
}
