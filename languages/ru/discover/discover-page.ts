import type { DiscoverType } from "#domain/addresses.ts";
import type { DiscoverFilters } from "#features/discover/model/discover-filters.ts";
import type { SingleFilter } from "#features/discover/model/discover-pages.ts";
import { films, series } from "../counts.ts";
import { decimalText, inText, plural } from "../text.ts";
import { genreHeadings } from "./genre-headings.ts";

const headings: Record<DiscoverType, string> = { movies: "Подбор фильмов", tv: "Подбор сериалов" };
const noun: Record<DiscoverType, string> = { movies: "фильмы", tv: "сериалы" };
const types: Record<DiscoverType, string> = { movies: "Фильмы", tv: "Сериалы" };
const none: Record<DiscoverType, string> = { movies: "Фильмов нет", tv: "Сериалов нет" };
const hereHeadings: Record<DiscoverType, string> = { movies: "Фильмы, доступные здесь", tv: "Сериалы, доступные здесь" };

/** "Драмы", "Сериалы 1963 года"; of several filters "Подбор фильмов". */
function discoverHeading({ type, here }: Pick<DiscoverFilters, "type" | "here">, { genre, year }: SingleFilter): string {
  if (here) return hereHeadings[type];
  if (genre) return genreHeadings[type][genre.id] ?? `${types[type]}: ${genre.name}`;
  return year === null ? headings[type] : `${types[type]} ${year} года`;
}

const titleCount = (type: DiscoverType, count: number): string => (type === "tv" ? series(count) : films(count));
const filters = "Фильтры";
export const discoverPage = {
  typesLabel: "Фильмы или сериалы",
  types,
  discoverHeading,
  titleCount,
  noun,
  /** "1 234 фильма" */
  resultCount: (type: DiscoverType, count: number): string => (count === 0 ? none[type] : titleCount(type, count)),
  filters,
  /** "Фильтры (3)" */
  openFilters: (active: number): string => (active === 0 ? filters : `${filters} (${active})`),
  activeFilters: "Выбранные фильтры",
  /** Precedes a filter's name for screen readers. */
  removeFilter: "Убрать фильтр:",
  clearAll: "Сбросить все",
  surpriseMe: "Удиви меня",
  sortBy: "Сортировка",
  sorts: {
    popularity: "По популярности",
    rating: "По рейтингу",
    newest: "Сначала новые",
    oldest: "Сначала старые",
    title: "По названию",
  },
  /** Only titles whose video this site has. */
  here: "Доступно здесь",
  /** Only what is released. */
  released: "Скрыть ещё не вышедшее",
  /** The texts of active filters. */
  chips: {
    anyGenre: "Хотя бы один из этих жанров",
    not: (genre: string): string => `Кроме: ${inText(genre)}`,
    years: (min: number | null, max: number | null): string => {
      if (min === max) return String(min);
      if (min === null) return `По ${max}\u00a0год`;
      return max === null ? `С ${min}\u00a0года` : `${min}–${max}`;
    },
    rating: (value: number): string => `Рейтинг от ${decimalText(String(value))}`,
    votes: (value: number): string => plural(value, { one: "От # оценки", few: "От # оценок", many: "От # оценок", other: "От # оценки" }),
    runtime: (min: number | null, max: number | null): string => {
      if (min === max) return `${min}\u00a0мин`;
      if (min === null) return `До ${max}\u00a0мин`;
      return max === null ? `От ${min}\u00a0мин` : `${min}–${max}\u00a0мин`;
    },
    certification: (name: string, country: string): string => `${name} (${country})`,
  },
};
