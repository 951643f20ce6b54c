import { genreById } from "#domain/genre.ts";
import { languageName } from "#domain/language.ts";
import { regionName } from "#domain/region.ts";
import type { NamedKind } from "./discover-queries.ts";
import type { ChosenReferences } from "./filter-names.ts";
import { type DiscoverFilters, type FilterName, noFilters } from "./model/discover-filters.ts";
import * as words from "./words/discover-page.ts";

/** `without`: the first page of the filters without this one. */
export type ActiveFilter = { filter: FilterName | "match"; id: string; text: string; without: DiscoverFilters };

type ListFilter = "genres" | "notGenres" | "keywords" | "companies" | "networks" | "providers";

const genreName = (id: number): string => genreById(id)?.name ?? String(id);

/** A filter's text; `null` if it is not active. */
const singleTexts = {
  here: ({ here }) => (here ? words.here : null),
  match: ({ genres, match }) => (genres.length > 1 && match === "any" ? words.chips.anyGenre : null),
  years: ({ years: { min, max } }) => (min === null && max === null ? null : words.chips.years(min, max)),
  rating: ({ rating }) => (rating === null ? null : words.chips.rating(rating)),
  votes: ({ votes }) => (votes === null ? null : words.chips.votes(votes)),
  runtime: ({ runtime: { min, max } }) => (min === null && max === null ? null : words.chips.runtime(min, max)),
  language: ({ language }) => (language === null ? null : (languageName(language) ?? language)),
  certification: ({ certification, region }) => (certification === null ? null : words.chips.certification(certification, regionName(region) ?? region)),
} as const satisfies Record<Exclude<ActiveFilter["filter"], ListFilter>, (filters: DiscoverFilters) => string | null>;

/** In the order of the form. `chosen`: the names of what has only a number in the address. */
export function activeFilters(filters: DiscoverFilters, chosen: ChosenReferences): ActiveFilter[] {
  const first = { ...filters, page: 1 };
  const each = (filter: ListFilter, text: (id: number) => string): ActiveFilter[] =>
    filters[filter].map((id) => ({ filter, id: String(id), text: text(id), without: { ...first, [filter]: filters[filter].filter((other) => other !== id) } }));
  const named = (filter: ListFilter, kind: NamedKind) => each(filter, (id) => chosen[kind].find((one) => one.id === String(id))?.name ?? String(id));
  const single = (filter: keyof typeof singleTexts): ActiveFilter[] => {
    const text = singleTexts[filter](filters);
    return text === null ? [] : [{ filter, id: "", text, without: { ...first, [filter]: noFilters(filters.type)[filter] } }];
  };
  return [
    ...single("here"),
    ...each("genres", genreName),
    ...single("match"),
    ...each("notGenres", (id) => words.chips.not(genreName(id))),
    ...(["years", "rating", "votes", "runtime", "language", "certification"] as const).flatMap(single),
    ...named("providers", "provider"),
    ...named("keywords", "keyword"),
    ...named("companies", "company"),
    ...named("networks", "network"),
  ];
}

/** The filters that leave the fewest titles come first. */
const narrowness: readonly FilterName[] = [
  ...(["keywords", "companies", "networks", "certification", "providers"] as const),
  ...(["language", "years", "runtime", "genres", "votes", "rating", "notGenres", "here"] as const),
];

/** The filter that most likely leaves nothing; the last one of its kind. */
export const narrowestOf = (active: readonly ActiveFilter[]): ActiveFilter | undefined =>
  narrowness.map((filter) => active.findLast((one) => one.filter === filter)).find(Boolean);
