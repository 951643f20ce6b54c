import type { DiscoverType } from "#domain/addresses.ts";

/**
 * Filters of things that the film database names, by their names in the address, in its order. `found`: by text and by number, by number alone (networks, which
 * it cannot search), or in a list for each region. `needs`: whether a title has all that are chosen, or any. `narrowness`: how few titles it leaves, 1 the fewest.
 */
export const namedFilters = {
  keyword: { field: "keywords", found: "by text", needs: "all", narrowness: 1 },
  company: { field: "companies", found: "by text", needs: "any", narrowness: 2 },
  network: { field: "networks", found: "by number", needs: "any", narrowness: 3, only: "tv" },
  provider: { field: "providers", found: "in a region", needs: "any", narrowness: 5 },
} as const;

export type NamedKind = keyof typeof namedFilters;
/** The name of such a filter among Discover's. */
export type NamedField = (typeof namedFilters)[NamedKind]["field"];
export type KindFound<How> = { [Kind in NamedKind]: (typeof namedFilters)[Kind]["found"] extends How ? Kind : never }[NamedKind];

export const namedKinds = Object.keys(namedFilters) as NamedKind[];

export const isFound = <How extends string>(kind: NamedKind, how: How): kind is KindFound<How> => namedFilters[kind].found === how;

/** A value for each of those filters. */
export const forNamedFields = <T>(of: (kind: NamedKind) => T) =>
  Object.fromEntries(namedKinds.map((kind) => [namedFilters[kind].field, of(kind)])) as Record<NamedField, T>;

/** A certification is its own name. */
export type ReferenceKind = NamedKind | "certification";
export const referenceKinds: readonly ReferenceKind[] = [...namedKinds, "certification"];

/** What a filter of Discover chooses. `id` is the film database's number as text, or the certification itself. */
export type Reference = { id: string; name: string };

/**
 * `text` searches, `ids` names what an address has chosen. Without both: all of a region's streaming providers or certifications, and none of
 * the other kinds, which are too many. Certifications and streaming providers are of a `region` and a type.
 */
export type ReferenceQuery = { kind: ReferenceKind; type: DiscoverType; region: string; text?: string; ids?: readonly string[] };
