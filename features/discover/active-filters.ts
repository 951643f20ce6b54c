import { genreById, genreName } from "#domain/genre.ts";
import { languageLabel } from "#domain/language.ts";
import type { Language } from "#domain/languages.ts";
import { regionName } from "#domain/region.ts";
import type { Words } from "#languages/words.ts";
import type { ChosenReferences } from "./filter-names.ts";
import { type DiscoverFilters, type FilterName, type ListFilter, noFilters, type Range } from "./model/discover-filters.ts";
import { forNamedFields, namedFilters } from "./model/reference.ts";

/** `without`: the first page of the filters without this one. */
export type ActiveFilter = { filter: ActiveName; id: string; text: string; without: DiscoverFilters };

type ActiveName = FilterName | "match";

/** What is active of a filter, by its text. `id`: of one in a list. */
type Active = { id?: number; text: string };

const single = (isActive: boolean, text: () => string): Active[] => (isActive ? [{ text: text() }] : []);
const each = (ids: readonly number[], text: (id: number) => string): Active[] => ids.map((id) => ({ id, text: text(id) }));
const range = ({ min, max }: Range, text: (min: number | null, max: number | null) => string): Active[] =>
  single(min !== null || max !== null, () => text(min, max));
const value = <T>(chosen: T | null, text: (chosen: T) => string): Active[] => (chosen === null ? [] : [{ text: text(chosen) }]);

/** What names filters in the page's language. */
type FilterWords = Words["discover"]["discoverPage"] & Pick<Words["site"], "genres"> & { language: Language };

const nameOfGenre = ({ genres }: FilterWords, id: number): string => genreName(genres, genreById(id) ?? { id, name: String(id) });

type ActiveOf = (filters: DiscoverFilters, chosen: ChosenReferences) => Active[];

const { providers, ...otherNamed } = forNamedFields((kind): ActiveOf => {
  const { field } = namedFilters[kind];
  return (filters, chosen) => each(filters[field], (id) => chosen[field].find((one) => one.id === String(id))?.name ?? String(id));
});

/** In the order of the form, where services stand beside the certification. */
const activeOf = (words: FilterWords): Record<ActiveName, ActiveOf> => ({
  here: ({ here }) => single(here, () => words.here),
  released: ({ released }) => single(released, () => words.released),
  genres: ({ genres }) => each(genres, (id) => nameOfGenre(words, id)),
  match: ({ genres, match }) => single(genres.length > 1 && match === "any", () => words.chips.anyGenre),
  notGenres: ({ notGenres }) => each(notGenres, (id) => words.chips.not(nameOfGenre(words, id))),
  years: ({ years }) => range(years, words.chips.years),
  rating: ({ rating }) => value(rating, words.chips.rating),
  votes: ({ votes }) => value(votes, words.chips.votes),
  runtime: ({ runtime }) => range(runtime, words.chips.runtime),
  language: ({ language }) => value(language, (code) => languageLabel(code, words.language) ?? code),
  certification: ({ certification, region }) => value(certification, (name) => words.chips.certification(name, regionName(region, words.language) ?? region)),
  providers,
  ...otherNamed,
});

/** `chosen`: the names of what has only a number in the address. */
export function activeFilters(words: FilterWords, filters: DiscoverFilters, chosen: ChosenReferences): ActiveFilter[] {
  const first = { ...filters, page: 1 };
  const without = (filter: ActiveName, id: number | undefined): DiscoverFilters => ({
    ...first,
    [filter]: id === undefined ? noFilters(filters.type)[filter] : filters[filter as ListFilter].filter((other) => other !== id),
  });
  const textsOf = activeOf(words);
  return (Object.keys(textsOf) as ActiveName[]).flatMap((filter) =>
    textsOf[filter](filters, chosen).map(({ id, text }) => ({ filter, id: String(id ?? ""), text, without: without(filter, id) })),
  );
}

/** How few titles a filter leaves: 1 the fewest. */
const narrowness: Record<ActiveName, number> = {
  ...forNamedFields((kind): number => namedFilters[kind].narrowness),
  certification: 4,
  language: 6,
  years: 7,
  runtime: 8,
  genres: 9,
  votes: 10,
  rating: 11,
  notGenres: 12,
  here: 13,
  match: 14,
  released: 15,
};

/** The filter that most likely leaves nothing; the last one of its kind. */
export const narrowestOf = (active: readonly ActiveFilter[]): ActiveFilter | undefined =>
  active.reduce<ActiveFilter | undefined>((best, one) => (best && narrowness[best.filter] < narrowness[one.filter] ? best : one), undefined);
