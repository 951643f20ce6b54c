import { type EpisodeAddress, episodeSearch } from "#domain/addresses.ts";
import { countedEpisodeAfter } from "#domain/season-neighbors.ts";
import type { SeasonSize } from "#domain/series.ts";
import { episodeKey, keyParts, type SeenKey, type TitleKey, titleKeyOf } from "#domain/title-key.ts";
import type { ComingDay } from "./coming-day.ts";
import type { PositionEntry, ProgressSections, WatchedPosition } from "./progress-document.ts";
import { savedLimits } from "./saved-limits.ts";
import { type SavedTitle, savedTitlePath } from "./saved-title.ts";
import type { SeenSections } from "./seen-document.ts";
import { isLater, seenTitles } from "./seen-titles.ts";
import { startedElsewhere } from "./started-elsewhere.ts";
import type { TitleInBatch } from "./title-batch.ts";

/** A film that was left, or a series with the episode that comes next. */
export type ContinueItem = {
  title: SavedTitle;
  /** When it was watched or seen last. */
  at: number;
  /** `null`: a film, or a series that was started elsewhere. */
  episode: EpisodeAddress | null;
  /** `seen`: the episode itself was the last one seen, because what follows it is not known. */
  reason: "left" | "opened" | "started" | "next" | "seen";
  /** Where the visitor stopped, as far as the player reported it. */
  position: WatchedPosition | null;
  /** The id of the server on which it was opened. */
  server: string | null;
  /** The next episode of a series that is announced. */
  next?: ComingDay | undefined;
};

/** What a card says of it. `server`: its name. */
export type ContinuePlace = Pick<ContinueItem, "episode" | "reason" | "server"> & { minutesLeft: number | null };

/** `now`: milliseconds since 1970. */
type Stored = { progress: ProgressSections; seen: SeenSections; now: number };

/** What happened with a title last. `key`: of the film or the episode. */
type Activity = { kind: "left" | "opened" | "seen"; key: SeenKey; at: number };

const episodeOf = (key: SeenKey): EpisodeAddress | null => {
  const { season, episode } = keyParts(key);
  return season === null || episode === null ? null : { season, episode };
};

const isLaterActivity = (a: Activity, b: Activity): boolean => (a.at === b.at && a.kind !== b.kind ? a.kind === "seen" : isLater(a, b));

function openedKey(key: TitleKey, { season, episode }: { season: number | null; episode: number | null }): SeenKey {
  return season === null || episode === null ? key : episodeKey(keyParts(key).id, season, episode);
}

/** What happened last with each title. */
function lastActivities({ progress, seen }: Stored): Map<TitleKey, Activity> {
  const activities = new Map<TitleKey, Activity>();
  const add = (activity: Activity) => {
    const title = titleKeyOf(activity.key);
    const before = activities.get(title);
    if (!before || isLaterActivity(activity, before)) activities.set(title, activity);
  };
  for (const { key, at } of progress.positions.values()) add({ kind: "left", key, at });
  for (const { key, at, ...episode } of progress.opened.values()) add({ kind: "opened", key: openedKey(key, episode), at });
  for (const { last } of seenTitles(seen).values()) if (last) add({ kind: "seen", key: last.key, at: last.at });
  return activities;
}

/** The next episode that has not been seen; `null` after the last one. */
function unseenAfter(key: TitleKey, address: EpisodeAddress, seasons: readonly SeasonSize[], { seen }: Stored): EpisodeAddress | null {
  const { id } = keyParts(key);
  let next = countedEpisodeAfter({ seasons, number_of_seasons: null }, address);
  while (next && seen.seen.has(episodeKey(id, next.season, next.episode))) next = countedEpisodeAfter({ seasons, number_of_seasons: null }, next);
  return next;
}

type Place = Pick<ContinueItem, "episode" | "reason" | "position" | "server">;

/** Where the title goes on; `null`: it is finished. `seasons`: `undefined` while they are not known. */
function placeAfter({ kind, key }: Activity, seasons: readonly SeasonSize[] | undefined, stored: Stored): Place | null {
  const title = titleKeyOf(key);
  const { positions, opened } = stored.progress;
  const positionOf = (video: SeenKey): WatchedPosition | null => {
    const entry = positions.get(video);
    return entry ? { position: entry.position, duration: entry.duration } : null;
  };
  const episode = episodeOf(key);
  if (kind !== "seen") {
    const position = positionOf(key);
    const server = opened.get(title)?.server ?? null;
    if (position) return { episode, position, reason: "left", server };
    return server === startedElsewhere ? { episode, position, reason: "started", server: null } : { episode, position, reason: "opened", server };
  }
  if (!episode) return null;
  if (!seasons) return { episode, reason: "seen", position: null, server: null };
  const next = unseenAfter(title, episode, seasons, stored);
  return next && { episode: next, reason: "next", position: positionOf(episodeKey(keyParts(title).id, next.season, next.episode)), server: null };
}

function isDismissed(title: TitleKey, { at }: Activity, { progress, now }: Stored): boolean {
  const dismissed = progress.dismissed.get(title);
  if (!dismissed || dismissed.at < at) return false;
  return !dismissed.isFinished || now < dismissed.at + savedLimits.continued.finishedForMs;
}

const isOver = ({ kind, key }: Activity): boolean => kind === "seen" && episodeOf(key) === null;

/** What is stored, with what may go on, newest first. */
export type OpenTitles = Stored & { activities: readonly (readonly [TitleKey, Activity])[] };

export const openTitles = (stored: Stored): OpenTitles => ({
  ...stored,
  activities: [...lastActivities(stored)]
    .filter(([title, activity]) => !isOver(activity) && !isDismissed(title, activity, stored))
    .toSorted(([, a], [, b]) => b.at - a.at),
});

/** Positions change every 5 s, while thousands of episodes may be seen: this needs to read none of them. */
const isLeft = ({ key, at }: PositionEntry, stored: Stored): boolean =>
  (stored.seen.seen.get(key)?.at ?? -1) < at && !isDismissed(titleKeyOf(key), { kind: "left", key, at }, stored);

/** As far as what is stored says: whether an episode follows the last seen one is not stored. */
export const mayContinue = (stored: Stored): boolean =>
  [...stored.progress.positions.values()].some((entry) => isLeft(entry, stored)) || openTitles(stored).activities.length > 0;

const detailsOf = (title: TitleKey, { progress, seen }: Stored): SavedTitle | undefined => progress.details.get(title) ?? seen.details.get(title);

/** The titles of which `continueItems` needs more than the device has stored: what follows an episode, or positions without a title. */
export const continueKeys = (open: OpenTitles): TitleKey[] =>
  open.activities.flatMap(([title, { kind }]) => (kind === "seen" || !detailsOf(title, open) ? title : []));

/** The series that go on with no episode. `loaded`: by key, of `continueKeys`. */
export const finishedSeries = (open: OpenTitles, loaded: ReadonlyMap<TitleKey, TitleInBatch>): TitleKey[] =>
  open.activities.flatMap(([title, activity]) => (placeAfter(activity, loaded.get(title)?.seasons, open) ? [] : title));

/** Newest first. */
export function continueItems(open: OpenTitles, loaded: ReadonlyMap<TitleKey, TitleInBatch>): ContinueItem[] {
  const items = open.activities.flatMap(([key, activity]): ContinueItem[] => {
    const title = detailsOf(key, open) ?? loaded.get(key);
    const place = title && placeAfter(activity, loaded.get(key)?.seasons, open);
    return place ? [{ title, at: activity.at, ...place }] : [];
  });
  return items.slice(0, savedLimits.continued.titles);
}

/** The player on the film's page, or on the series' with the episode selected. */
export const continuePath = ({ title, episode }: ContinueItem): string => `${savedTitlePath(title)}${episode ? episodeSearch(episode) : ""}#player`;

/** At least one: what is left of the last minute is some time. */
export const minutesLeft = ({ position }: ContinueItem): number | null => position && Math.max(1, Math.round((position.duration - position.position) / 60));
