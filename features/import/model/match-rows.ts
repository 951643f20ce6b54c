import type { SavedTitle } from "#features/saved/model/saved-title.ts";

/** The address that finds the titles of an import's rows. */
export const matchPath = "/api/match";

/** A row of an import: ids, a title, or both. The film database's own id has a kind; a title without one may be a film or a series. */
export type MatchRow = { tmdb?: number; imdb?: string; title?: string; year?: number; kind?: "movie" | "tv" };

/** `unclear`: several titles fit, or one that may be another; the visitor chooses. `pending`: send the row again. */
export type MatchResult = { status: "matched"; title: SavedTitle } | { status: "unclear"; titles: SavedTitle[] } | { status: "absent" } | { status: "pending" };

/** A result for each row, in their order. `retryAfterS`: when pending rows may be sent again. */
export type MatchResponse = { results: MatchResult[]; retryAfterS?: number };
