import { z } from "zod";
import type { VideoSubject } from "#domain/player.ts";

const id = z.int().positive();
const number = z.int().nonnegative();

/** What a file is. `reason`: for the operator, how it was matched or why not. */
export const outcomeSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("movie"), id, reason: z.string() }),
  z.object({ kind: z.literal("episode"), id, season: number, first: number, last: number, reason: z.string() }),
  z.object({ kind: z.literal("extra"), reason: z.string() }),
  z.object({ kind: z.literal("unmatched"), reason: z.string() }),
]);

export type Outcome = z.infer<typeof outcomeSchema>;

export const unmatched = (reason: string): Outcome => ({ kind: "unmatched", reason });

export const isMatched = ({ kind }: Outcome): boolean => kind === "movie" || kind === "episode";

/** The film or the episodes. */
export function subjectsOf(outcome: Outcome): VideoSubject[] {
  if (outcome.kind === "movie") return [{ kind: "movie", id: outcome.id }];
  if (outcome.kind !== "episode") return [];
  const { id, season, first, last } = outcome;
  return Array.from({ length: last - first + 1 }, (_, index) => ({ kind: "tv", id, season, episode: first + index }));
}
