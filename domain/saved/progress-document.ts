import { playerLimits } from "#domain/player-limits.ts";
import { jsonFields } from "./json-fields.ts";
import { timesJson, titleFormat } from "./list-document.ts";
import type { SavedTitleEntry } from "./saved-title.ts";
import { type Entry, emptySection, type Section, withOnly } from "./section.ts";
import type { DocumentFormat, EntryFormat, StoredDocument } from "./stored-document.ts";
import { isTitleKey, isVideoKey, type SeenKey, type TitleKey, titleKeyOf } from "./title-key.ts";

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
export type ProgressDocument = StoredDocument<ProgressSections>;

const { fromS, untilShare, entries: mostEntries, longestS } = playerLimits.resume;

/** Whether it is worth resuming. */
export const isResumable = ({ position, duration }: WatchedPosition): boolean => position >= fromS && position <= duration * untilShare && duration <= longestS;

/** `["movie:19", position, duration, at]` */
const positionFormat: EntryFormat<PositionEntry> = {
  keyOf: ({ key }) => key,
  isKey: isVideoKey,
  parse(value, timesOf) {
    const [key, position, duration, at, changed]: unknown[] = Array.isArray(value) ? value : [];
    const times = timesOf(at, changed);
    if (!isVideoKey(key) || typeof position !== "number" || typeof duration !== "number" || !times) return null;
    return isResumable({ position, duration }) ? { key, position, duration, ...times } : null;
  },
  toJson: ({ key, position, duration, at, changed }) => [key, position, duration, at, ...(changed === at ? [] : [changed])],
};

const isServerId = (value: unknown): value is string => typeof value === "string" && /^[a-z0-9-]{1,40}$/.test(value);
const numberOrNull = (value: unknown): number | null => (Number.isSafeInteger(value) ? Number(value) : null);

const openedFormat: EntryFormat<OpenedEntry> = {
  keyOf: ({ key }) => key,
  isKey: isTitleKey,
  parse(value, timesOf) {
    const { key, server, season, episode, at, changed } = jsonFields(value);
    const times = timesOf(at, changed);
    if (!isTitleKey(key) || !isServerId(server) || !times) return null;
    return { key, server, season: numberOrNull(season), episode: numberOrNull(episode), ...times };
  },
  toJson: ({ key, server, season, episode, at, changed }) => ({ key, server, season, episode, ...timesJson({ at, changed }) }),
};

const dismissedFormat: EntryFormat<DismissedEntry> = {
  keyOf: ({ key }) => key,
  isKey: isTitleKey,
  parse(value, timesOf) {
    const { key, finished, at, changed } = jsonFields(value);
    const times = timesOf(at, changed);
    return isTitleKey(key) && times ? { key, isFinished: finished === true, ...times } : null;
  },
  toJson: ({ key, isFinished, at, changed }) => ({ key, ...(isFinished && { finished: true }), ...timesJson({ at, changed }) }),
};

/** Version 1 had no times: `{"positions": {"movie:19": [500, 1000]}}`, the one that was written last at the end. */
const migrate = ({ positions }: Record<string, unknown>): Record<string, unknown> => ({
  positions: Object.entries(jsonFields(positions)).map(([key, value], index) => [key, ...(Array.isArray(value) ? value.slice(0, 2) : []), index + 1]),
});

const newest = <Value extends Entry>(section: Section<Value>): Section<Value> => ({
  ...section,
  entries: new Map([...section.entries].toSorted(([, a], [, b]) => a.at - b.at).slice(-mostEntries)),
});

function prune(sections: ProgressSections): ProgressSections {
  const positions = newest(sections.positions);
  const opened = newest(sections.opened);
  const titles = new Set<string>([...opened.entries.keys(), ...[...positions.entries.values()].map(({ key }) => titleKeyOf(key))]);
  const dismissed = newest(sections.dismissed);
  return { positions, opened, dismissed, details: withOnly(sections.details, titles) };
}

/** `matinee-progress` */
export const progressDocument: DocumentFormat<ProgressSections> = {
  version: 2,
  sections: { positions: positionFormat, opened: openedFormat, dismissed: dismissedFormat, details: titleFormat },
  empty: { epoch: 0, sections: { positions: emptySection, opened: emptySection, dismissed: emptySection, details: emptySection } },
  migrate,
  prune,
};
