import type { SeenKey, TitleKey } from "#domain/title-key.ts";
import { isResumable, type OpenedEntry, type ProgressSections, type WatchedPosition } from "./progress-document.ts";
import { savedLimits } from "./saved-limits.ts";
import type { SavedTitle } from "./saved-title.ts";
import { byKey, withEntries, withoutEntries } from "./section.ts";
import { withDetails } from "./title-format.ts";

type Watched = WatchedPosition & { key: SeenKey };

/** A video of which the visitor has seen only the start keeps its earlier position. One that is nearly over loses it. */
export function withPosition(sections: ProgressSections, { key, position, duration }: Watched, now: number): ProgressSections {
  if (position < savedLimits.resume.fromS) return sections;
  if (!isResumable({ position, duration })) return withoutPosition(sections, key);
  const entry = { key, position: Math.floor(position), duration: Math.ceil(duration), at: now };
  return { ...sections, positions: withEntries(sections.positions, [[key, entry]], now) };
}

export const withoutPosition = (sections: ProgressSections, key: SeenKey): ProgressSections =>
  sections.positions.has(key) ? { ...sections, positions: withoutEntries(sections.positions, [key]) } : sections;

/** What was opened of a title, with what the Continue row shows of it. */
export function withOpened(
  sections: ProgressSections,
  title: SavedTitle,
  opened: Pick<OpenedEntry, "server" | "season" | "episode">,
  now: number,
): ProgressSections {
  const { key } = title;
  return {
    ...sections,
    opened: withEntries(sections.opened, [[key, { key, ...opened, at: now }]], now),
    details: withDetails(sections.details, [title], now),
  };
}

/** Takes titles out of the Continue row. Where they were left stays. */
export function withDismissed(sections: ProgressSections, keys: readonly TitleKey[], now: number, isFinished = false): ProgressSections {
  if (keys.length === 0) return sections;
  return { ...sections, dismissed: withEntries(sections.dismissed, byKey(keys.map((key) => ({ key, isFinished, at: now }))), now) };
}
