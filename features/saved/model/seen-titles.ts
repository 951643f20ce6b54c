import { specialsNumber } from "#domain/seasons.ts";
import { keyParts, type TitleKey, titleKeyOf } from "#domain/title-key.ts";
import type { SeenEntry, SeenSections } from "./seen-document.ts";

/** `at`: when the last of it was seen. `last`: the film, the series as a whole, or the episode that was seen last; `null` if only specials were. */
export type SeenTitle = { episodes: number; at: number; last: SeenEntry | null };

/** Of episodes that were marked together, the last one in order is the later one. */
export function isLater(a: Pick<SeenEntry, "key" | "at">, b: Pick<SeenEntry, "key" | "at">): boolean {
  if (a.at !== b.at) return a.at > b.at;
  const [one, other] = [keyParts(a.key), keyParts(b.key)];
  return (one.season ?? 0) - (other.season ?? 0) > 0 || (one.season === other.season && (one.episode ?? 0) > (other.episode ?? 0));
}

function countByTitle(seen: SeenSections["seen"]): Map<TitleKey, SeenTitle> {
  const titles = new Map<TitleKey, SeenTitle>();
  for (const entry of seen.values()) {
    const key = titleKeyOf(entry.key);
    const title = titles.get(key) ?? { episodes: 0, at: 0, last: null };
    titles.set(key, title);
    if (key !== entry.key) title.episodes += 1;
    title.at = Math.max(title.at, entry.at);
    // A special does not lead on. Without `keyParts`: there may be tens of thousands of episodes.
    const isSpecial = entry.key.startsWith(`${specialsNumber}:`, key.length + 1);
    if (!isSpecial && (!title.last || isLater(entry, title.last))) title.last = entry;
  }
  return titles;
}

const counted = new WeakMap<SeenSections["seen"], ReadonlyMap<TitleKey, SeenTitle>>();

/** What was seen of each title. Counted once for each change: tens of thousands of episodes take a slow phone 20 ms. */
export function seenTitles({ seen }: Pick<SeenSections, "seen">): ReadonlyMap<TitleKey, SeenTitle> {
  const titles = counted.get(seen) ?? countByTitle(seen);
  counted.set(seen, titles);
  return titles;
}
