import { calendarFilePath } from "#domain/addresses.ts";
import { limits } from "#domain/limits.ts";
import { defaultRegion } from "#domain/region.ts";
import type { TitleKey } from "#domain/title-key.ts";
import type { CalendarEntry } from "./calendar-entries.ts";

/** What a subscription's address says. `hidesNames`: without the titles of episodes. */
export type Subscription = { titles: readonly TitleKey[]; region: string; hidesNames: boolean };

/** The canonical address in English: titles sorted, each once, and nothing that is the default. Commas and colons need no escape in a query. */
export function subscriptionPath({ titles, region, hidesNames }: Subscription): string {
  const sorted = [...new Set(titles)].slice(0, limits.calendar.subscribed).toSorted();
  return `${calendarFilePath}?titles=${sorted.join(",")}${region === defaultRegion ? "" : `&region=${region}`}${hidesNames ? "&names=off" : ""}`;
}

/** Those with announced days first, by their days; the others may have some later. */
export const subscribedTitles = (entries: readonly CalendarEntry[], titles: readonly TitleKey[]): TitleKey[] =>
  [...new Set([...entries.map(({ title }) => title.key), ...titles])].slice(0, limits.calendar.subscribed);
