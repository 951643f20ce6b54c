import { episodeKey, keyParts } from "#domain/title-key.ts";
import { isResumable, type OpenedEntry, type PositionEntry, type ProgressSections } from "#features/saved/model/progress-document.ts";
import { savedLimits } from "#features/saved/model/saved-limits.ts";
import { byKey, withEntries } from "#features/saved/model/section.ts";
import type { SeenSections } from "#features/saved/model/seen-document.ts";
import { seenTitles } from "#features/saved/model/seen-titles.ts";
import { startedElsewhere } from "#features/saved/model/started-elsewhere.ts";
import { withDetails } from "#features/saved/model/title-format.ts";
import type { FoundEntry } from "./import-changes.ts";
import type { PausedVideo } from "./imported-title.ts";

// What an import brings to "Continue".

type Position = Omit<PositionEntry, "changed">;
type Opened = Omit<OpenedEntry, "changed">;

/** In minutes, where neither the file nor the film database's list says it. */
const usualMinutes = { movie: 100, tv: 45 } as const;

function positionOf({ title }: FoundEntry, { season, episode, percent, minutes, at }: PausedVideo): Position[] {
  const { kind, id } = keyParts(title.key);
  const key = kind === "movie" ? title.key : season === null || episode === null ? null : episodeKey(id, season, episode);
  const duration = Math.round((minutes ?? title.runtime ?? usualMinutes[kind]) * 60);
  const position = Math.round((duration * percent) / 100);
  return key !== null && isResumable({ position, duration }) ? [{ key, position, duration, at }] : [];
}

export const positionsIn = (entry: FoundEntry): Position[] => entry.row.paused.flatMap((video) => positionOf(entry, video));

/** Of which nothing says where it goes on. */
export const isStarted = ({ row: { startedAt, seenAt, episodes, paused } }: FoundEntry): boolean =>
  startedAt !== null && seenAt === null && episodes.length + paused.length === 0;

const newest = <Value extends { at: number }>(values: readonly Value[], most: number): Value[] =>
  values.toSorted((a, b) => b.at - a.at).slice(0, Math.max(0, most));

/** `left`: what "Continue" has no room for. */
export type ProgressPlan = { positions: Position[]; opened: Opened[]; left: number };

/** What was seen, left or opened here already stays as it is. `seen`: with what the import adds. */
export function progressPlan({ positions, opened }: ProgressSections, { seen }: Pick<SeenSections, "seen">, entries: readonly FoundEntry[]): ProgressPlan {
  const titles = seenTitles({ seen });
  const paused = entries.flatMap(positionsIn).filter(({ key, at }) => !positions.has(key) && (seen.get(key)?.at ?? -1) < at);
  const started = entries
    .filter((entry) => isStarted(entry) && !opened.has(entry.title.key) && !titles.has(entry.title.key))
    .map(({ row, title: { key } }): Opened => ({ key, server: startedElsewhere, season: null, episode: null, at: row.startedAt ?? 0 }));
  const most = savedLimits.resume.entries;
  const plan = { positions: newest(paused, most - positions.size), opened: newest(started, most - opened.size) };
  return { ...plan, left: paused.length + started.length - plan.positions.length - plan.opened.length };
}

export function withImportedProgress(
  sections: ProgressSections,
  seen: Pick<SeenSections, "seen">,
  entries: readonly FoundEntry[],
  now: number,
): ProgressSections {
  const { positions, opened } = progressPlan(sections, seen, entries);
  if (positions.length + opened.length === 0) return sections;
  const continued = entries.filter(({ row }) => row.startedAt !== null || row.paused.length > 0);
  const titles = continued.map(({ title }) => title).filter(({ key }) => !sections.details.has(key));
  return {
    ...sections,
    positions: withEntries(sections.positions, byKey(positions), now),
    opened: withEntries(sections.opened, byKey(opened), now),
    details: withDetails(sections.details, titles, now),
  };
}
