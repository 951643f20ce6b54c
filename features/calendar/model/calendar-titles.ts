import { limits } from "#domain/limits.ts";
import { type TitleKey, titleKeyOf } from "#domain/title-key.ts";
import type { SavedDocuments } from "#features/saved/model/saved-documents.ts";
import { seenTitles } from "#features/saved/model/seen-titles.ts";

/** Films that came out before last year are not asked for: there is nothing to come of them. */
const mayCome = (year: number | null, thisYear: number): boolean => year === null || year >= thisYear - 1;

/** When something of each series was seen or started last, without those that the visitor removed from Continue since. */
function startedSeries({ progress, seen }: SavedDocuments): Map<TitleKey, number> {
  const times = new Map<TitleKey, number>();
  const add = (key: TitleKey, at: number) => key.startsWith("tv:") && times.set(key, Math.max(at, times.get(key) ?? 0));
  for (const { key, at } of progress.positions.values()) add(titleKeyOf(key), at);
  for (const { key, at } of progress.opened.values()) add(key, at);
  for (const [key, { at }] of seenTitles(seen)) add(key, at);
  for (const { key, at, isFinished } of progress.dismissed.values()) if (!isFinished && at >= (times.get(key) ?? 0)) times.delete(key);
  return times;
}

/** Series that the visitor saved or started and films that they saved, also in a list of their own, the latest first. `today`: "YYYY-MM-DD". */
export function calendarTitles(documents: SavedDocuments, today: string): TitleKey[] {
  const times = startedSeries(documents);
  const thisYear = Number(today.slice(0, 4));
  const { titles, details } = documents.list;
  for (const { key, year, at } of [...titles.values(), ...details.values()])
    if (key.startsWith("tv:") || mayCome(year, thisYear)) times.set(key, Math.max(at, times.get(key) ?? 0));
  const latestFirst = [...times].toSorted(([, a], [, b]) => b - a).map(([key]) => key);
  return latestFirst.slice(0, limits.calendar.titles);
}
