import type { DiscoverType } from "#domain/addresses.ts";

export const referenceKinds = ["keyword", "company", "network", "provider", "certification"] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

/** What a filter of Discover chooses. `id` is the film database's number as text, or the certification itself. */
export type Reference = { id: string; name: string };

/**
 * `text` searches, `ids` names what an address has chosen. Without both: all of a region's streaming providers or certifications, and none of
 * the other kinds, which are too many. Certifications and streaming providers are of a `region` and a type.
 */
export type ReferenceQuery = { kind: ReferenceKind; type: DiscoverType; region: string; text?: string; ids?: readonly string[] };
