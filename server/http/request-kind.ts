import { calendarFilePath, manifestPath, openSearchPath, paths } from "#domain/addresses.ts";
import { offlinePath, workerPath } from "#domain/offline.ts";

/**
 * The label of a request in metrics and logs: a page's screen, or "redirect", "api", "asset", "picture", "function", "player", "media", "ad", "feed", "crawler",
 * "offline", "health". Never the address itself: it has unlimited values and may hold a search text.
 */
export type RequestKind = string;

const kindsByStart: readonly (readonly [start: string, kind: RequestKind])[] = [
  ["/api/", "api"],
  ["/functions/", "function"],
  ["/assets/", "asset"],
  [workerPath, "asset"],
  [offlinePath, "offline"],
  ["/t/p/", "picture"],
  ["/cards/", "picture"],
  ["/favicon", "picture"],
  ["/icon-", "picture"],
  ["/apple-touch-icon", "picture"],
  ["/screenshots/", "picture"],
  ["/player/", "player"],
  ["/media/", "media"],
  ["/ads/", "ad"],
  ["/feeds/", "feed"],
  [calendarFilePath, "feed"],
  ["/sitemap", "crawler"],
  ["/robots.txt", "crawler"],
  [openSearchPath, "crawler"],
  [manifestPath, "asset"],
  ["/.well-known/", "crawler"],
  ["/healthz", "health"],
  ["/readyz", "health"],
  [paths.surprise, "redirect"],
];

/** The kind of a path that belongs to no page; `null` if it may be a page. */
export const kindByStart = (pathname: string): RequestKind | null => kindsByStart.find(([start]) => pathname.startsWith(start))?.[1] ?? null;
