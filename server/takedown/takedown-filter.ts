import type { SearchType } from "#domain/addresses.ts";
import type { ImdbMatch, MovieExtras, SearchResultPage, SeriesExtras } from "#domain/catalog.ts";
import type { Credits } from "#domain/credits.ts";
import type { FullCredits } from "#domain/full-credits.ts";
import type { Page } from "#domain/page.ts";
import type { CreditsByMedium, PersonCredits, PersonSummary } from "#domain/person.ts";
import { type TakedownKind, type TakedownList, takedownKindOf } from "#domain/takedown.ts";

export type TakedownFilter = ReturnType<typeof takedownFilterOf>;

/** Removes blocked ids from the catalog's shapes. */
export function takedownFilterOf(list: TakedownList) {
  const allowed = <T extends { id: number }>(kind: TakedownKind, items: readonly T[]): T[] => items.filter((item) => !list.has(kind, item.id));
  const credits = ({ cast, crew }: Credits): Credits => ({ cast: allowed("people", cast), crew: allowed("people", crew) });
  const filmography = (kind: "movies" | "series", { cast, crew }: PersonCredits): PersonCredits => ({ cast: allowed(kind, cast), crew: allowed(kind, crew) });
  const page = <T extends { id: number }>(kind: TakedownKind, list: Page<T>): Page<T> => {
    const items = allowed(kind, list.items);
    return { ...list, items, totalResults: list.totalResults - (list.items.length - items.length) };
  };
  return {
    allowed,
    page,
    movieExtras: (extras: MovieExtras): MovieExtras => ({
      ...extras,
      credits: credits(extras.credits),
      similar: allowed("movies", extras.similar),
      recommendations: allowed("movies", extras.recommendations),
    }),
    seriesExtras: (extras: SeriesExtras): SeriesExtras => ({
      ...extras,
      credits: credits(extras.credits),
      similar: allowed("series", extras.similar),
      recommendations: allowed("series", extras.recommendations),
    }),
    fullCredits: ({ cast, departments }: FullCredits): FullCredits => ({
      cast: allowed("people", cast),
      departments: departments.map(({ name, people }) => ({ name, people: allowed("people", people) })).filter(({ people }) => people.length > 0),
    }),
    personCredits: (credits: CreditsByMedium): CreditsByMedium => ({
      ...credits,
      movies: filmography("movies", credits.movies),
      series: filmography("series", credits.series),
    }),
    /** A person who is known for a blocked title keeps the others. A film has a `title`, a series has none. */
    person: (person: PersonSummary): PersonSummary => ({
      ...person,
      known_for: person.known_for.filter((title) => !list.has(title.title === undefined ? "series" : "movies", title.id)),
    }),
    found: <T extends { id: number }>(type: SearchType, { correctedTo, ...found }: SearchResultPage<T>): SearchResultPage<T> => {
      const left = page(takedownKindOf[type], found);
      return { ...found, ...left, ...(correctedTo !== undefined && left.totalResults > 0 && { correctedTo }) };
    },
    match: (match: ImdbMatch | null): ImdbMatch | null => (match && list.has(takedownKindOf[match.type], match.item.id) ? null : match),
  };
}
