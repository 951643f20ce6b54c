import { isTitleKey, isVideoKey, type SeenKey, type TitleKey, titleKeyOf } from "#domain/title-key.ts";
import { isStoredId, jsonFields } from "./json-fields.ts";
import { savedLimits } from "./saved-limits.ts";
import type { SavedTitleEntry } from "./saved-title.ts";
import { type Entry, emptySection, type Section, withOnly } from "./section.ts";
import type { DocumentFormat, EntryFormat } from "./stored-document.ts";
import { titleFormat } from "./title-format.ts";

/** In seconds. */
export type WatchedPosition = { position: number; duration: number };
/** Where the visitor stopped in a film or an episode. */
export type PositionEntry = Entry & WatchedPosition & { key: SeenKey };
/** What was opened last of a title: the id of the player server, and of a series the episode. */
export type OpenedEntry = Entry & { key: TitleKey; server: string; season: number | null; episode: number | null };

/**
 * What the Continue row leaves out until it is watched or seen again: the visitor removed it, or it is a series of which every episode that has aired was seen
 * (`isFinished`, for a day).
 */
export type DismissedEntry = Entry & { key: TitleKey; isFinished: boolean };

export type ProgressSections = {
  positions: Section<PositionEntry>;
  opened: Section<OpenedEntry>;
  dismissed: Section<DismissedEntry>;
  details: Section<SavedTitleEntry>;
};

const { fromS, untilShare, entries: mostEntries, longestS } = savedLimits.resume;

/** Whether it is worth resuming. */
export const isResumable = ({ position, duration }: WatchedPosition): boolean => position >= fromS && position <= duration * untilShare && duration <= longestS;

/** `["movie:19", position, duration, at]` */
const positionFormat: EntryFormat<PositionEntry> = {
  keyOf: ({ key }) => key,
  fields: 3,
  parse({ 0: key, 1: position, 2: duration }) {
    if (!isVideoKey(key) || typeof position !== "number" || typeof duration !== "number") return null;
    return isResumable({ position, duration }) ? { key, position, duration } : null;
  },
  toJson: ({ key, position, duration }) => [key, position, duration],
};

const numberOrNull = (value: unknown): number | null => (Number.isSafeInteger(value) ? Number(value) : null);

const openedFormat: EntryFormat<OpenedEntry> = {
  keyOf: ({ key }) => key,
  fields: ["key", "server", "season", "episode"],
  parse: ({ key, server, season, episode }) =>
    isTitleKey(key) && isStoredId(server) ? { key, server, season: numberOrNull(season), episode: numberOrNull(episode) } : null,
  toJson: ({ key, server, season, episode }) => ({ key, server, season, episode }),
};

const dismissedFormat: EntryFormat<DismissedEntry> = {
  keyOf: ({ key }) => key,
  fields: ["key", "finished"],
  parse: ({ key, finished }) => (isTitleKey(key) ? { key, isFinished: finished === true } : null),
  toJson: ({ key, isFinished }) => ({ key, ...(isFinished && { finished: true }) }),
};

/** Version 1 had no times: `{"positions": {"movie:19": [500, 1000]}}`, the one that was written last at the end. */
const migrate = ({ positions }: Record<string, unknown>): Record<string, unknown> => ({
  positions: Object.entries(jsonFields(positions)).map(([key, value], index) => [key, ...(Array.isArray(value) ? value.slice(0, 2) : []), index + 1]),
});

function newest<Value extends Entry>(section: Section<Value>): Section<Value> {
  if (section.size <= mostEntries) return section;
  return new Map([...section].toSorted(([, a], [, b]) => a.at - b.at).slice(-mostEntries));
}

function prune(sections: ProgressSections): ProgressSections {
  const positions = newest(sections.positions);
  const opened = newest(sections.opened);
  const titles = new Set<string>([...opened.keys(), ...[...positions.values()].map(({ key }) => titleKeyOf(key))]);
  const dismissed = newest(sections.dismissed);
  return { positions, opened, dismissed, details: withOnly(sections.details, titles) };
}

/** `matinee-progress` */
export const progressDocument: DocumentFormat<ProgressSections> = {
  version: 2,
  sections: { positions: positionFormat, opened: openedFormat, dismissed: dismissedFormat, details: titleFormat },
  empty: { positions: emptySection, opened: emptySection, dismissed: emptySection, details: emptySection },
  migrate,
  prune,
};
