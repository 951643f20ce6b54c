import type { LocalSite } from "#app/head/local-site.server.ts";
import { calendarDate } from "#domain/calendar-date.ts";
import type { PageRef } from "./page-metadata.server.ts";

/** A value of schema.org's vocabulary. JSON drops `undefined` properties. */
export type Thing = { "@type": string; [property: string]: unknown };

/** A value as a JSON-LD document. */
export const jsonLd = <T extends Thing>(thing: T) => ({ "@context": "https://schema.org", ...thing });

/** Search engines report an empty text or list as a mistake. */
export const textOrUndefined = (text: string): string | undefined => (text.trim() === "" ? undefined : text.trim());
export const listOrUndefined = <T>(items: readonly T[]): readonly T[] | undefined => (items.length === 0 ? undefined : items);

/** `YYYY-MM-DD`, if it is a valid date: the provider sends others. */
export const dateOrUndefined = (date: string | null): string | undefined => (calendarDate(date) ? (date ?? undefined) : undefined);

/** ISO 8601 (readings). */
export const minutesDuration = (minutes: number | null): string | undefined => (minutes ? `PT${minutes}M` : undefined);

export const person = (site: LocalSite, { name, path }: PageRef): Thing => ({ "@type": "Person", name, url: site.base + path });

/** The specification's content ratings, for titles that the provider gives no certification (readings). */
export const defaultContentRating = { movie: "PG-13", series: "TV-PG" } as const;
