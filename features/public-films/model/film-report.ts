import type { VideoSubject } from "#domain/player.ts";
import type { FilmHost } from "./copies.ts";

export const reportPath = "/api/public-films/report";

/**
 * Why a copy was left. "missing": the browser could load none of its files, or not play it. "slow": nothing arrived, or it broke off. "refused": the page's
 * policy forbids where the host redirects to.
 */
export const copyFailures = ["missing", "wrong-length", "slow", "refused"] as const;
export type CopyFailure = (typeof copyFailures)[number];

/** What a player reports of a copy. Nothing in it says who watches. */
export type FilmReport = { subject: VideoSubject; host: FilmHost; outcome: "started" | CopyFailure };
