import type { ImdbMatch, SearchResultPage } from "#domain/catalog.ts";
import type { Credits } from "#domain/credits.ts";
import type { SearchType } from "#domain/paths.ts";
import type { PersonCredits, PersonSummary } from "#domain/person.ts";
import { type TakedownKind, type TakedownList, takedownKindOf } from "#domain/takedown.ts";

export type TakedownFilter = ReturnType<typeof takedownFilterOf>;

/** What is left of the catalog's shapes once the blocked ids are out of them. */
export function takedownFilterOf(list: TakedownList) {
  const left = <T extends { id: number }>(kind: TakedownKind, items: readonly T[]): T[] => items.filter((item) => !list.has(kind, item.id));
  return {
    left,
    credits: ({ cast, crew }: Credits): Credits => ({ cast: left("people", cast), crew: left("people", crew) }),
    filmography: (kind: "movies" | "series", { cast, crew }: PersonCredits): PersonCredits => ({ cast: left(kind, cast), crew: left(kind, crew) }),
    /** Somebody who is known for a blocked title is known for the others. A film has a `title`, a series has none. */
    person: (person: PersonSummary): PersonSummary => ({
      ...person,
      known_for: person.known_for.filter((title) => !list.has(title.title === undefined ? "series" : "movies", title.id)),
    }),
    found: <T extends { id: number }>(type: SearchType, found: SearchResultPage<T>): SearchResultPage<T> => {
      const results = left(takedownKindOf[type], found.results);
      const didYouMean = found.didYouMean?.filter((hint) => !list.has(takedownKindOf[hint.type], hint.id));
      return { ...found, results, total_results: found.total_results - (found.results.length - results.length), ...(didYouMean && { didYouMean }) };
    },
    match: (match: ImdbMatch | null): ImdbMatch | null => (match && list.has(takedownKindOf[match.type], match.item.id) ? null : match),
  };
}
