import type { LocalSite } from "#app/head/local-site.server.ts";

/** `isUntranslated`: nothing of the page's subject is in the page's language, so that the English page is the one to list. */
export type CanonicalPage = { path: string; isUntranslated?: boolean | undefined };

/** A page's address for search engines and networks. */
export const canonicalUrl = ({ origin, base }: LocalSite, { path, isUntranslated }: CanonicalPage): string => (isUntranslated ? origin : base) + path;
