import type { AiredEpisode, SeriesFacts } from "./title-facts.ts";
import { daysBetween } from "./weekday.ts";

/** `days` until the next episode; `null` while its day is not announced. */
export type Airing = { next: { episode: AiredEpisode; days: number | null } | null; last: AiredEpisode | null };

/** On `today`, "YYYY-MM-DD". A next episode whose day has passed is the last one: the provider's data may be some days old. */
export function airingOn(today: string, { next_episode: next, last_episode: last }: Pick<SeriesFacts, "next_episode" | "last_episode">): Airing {
  const days = daysBetween(today, next?.air_date);
  if (next === null) return { next, last };
  return days !== null && days < 0 ? { next: null, last: next } : { next: { episode: next, days }, last };
}
