import type { Linked } from "#app/seo/page-metadata.ts";
import { calendarDate } from "#domain/calendar-date.ts";
import type { PublicSite } from "#domain/site.ts";

/** A value of schema.org's vocabulary; `undefined` properties vanish in JSON. */
export type Thing = { "@type": string; [property: string]: unknown };

/** A value that stands in a document by itself. */
export const documented = <T extends Thing>(thing: T) => ({ "@context": "https://schema.org", ...thing });

/** What is not there is left out: search engines take an empty text or list for a mistake. */
export const textOrNone = (text: string): string | undefined => (text.trim() === "" ? undefined : text.trim());
export const listOrNone = <T>(items: readonly T[]): readonly T[] | undefined => (items.length === 0 ? undefined : items);

/** A day that exists, as `YYYY-MM-DD`; anything else that a provider says is no date. */
export const dateOrNone = (date: string | null): string | undefined => (calendarDate(date) ? (date ?? undefined) : undefined);

/** ISO 8601 (readings). */
export const minutesDuration = (minutes: number | null): string | undefined => (minutes ? `PT${minutes}M` : undefined);

export const person = (site: PublicSite, { name, path }: Linked): Thing => ({ "@type": "Person", name, url: site.origin + path });

/** The specification's content ratings, for titles that the provider gives no certification (readings). */
export const usualContentRating = { movie: "PG-13", tv: "TV-PG" } as const;
