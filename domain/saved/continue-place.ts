import { canonicalMoviePath, canonicalSeriesPath } from "#domain/paths.ts";
import { episodeSearch } from "#domain/series-address.ts";
import type { ContinueItem } from "./continue-items.ts";
import { keyParts } from "./title-key.ts";

/** The player on the film's page, or on the series' with the episode selected. */
export function continuePath({ title: { key, title }, episode }: ContinueItem): string {
  const { kind, id } = keyParts(key);
  const page = kind === "movie" ? canonicalMoviePath({ id, title }) : canonicalSeriesPath({ id, name: title }) + (episode ? episodeSearch(episode) : "");
  return `${page}#player`;
}

/** At least one: what is left of the last minute is some time. */
export const minutesLeft = ({ position }: ContinueItem): number | null => position && Math.max(1, Math.round((position.duration - position.position) / 60));
