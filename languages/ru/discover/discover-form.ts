import type { DiscoverType } from "#domain/addresses.ts";
import { type Forms, number, plural } from "../text.ts";
import { discoverPage } from "./discover-page.ts";

const { titleCount } = discoverPage;

// The form of Discover's filters, and what stands in place of an empty list.

const showAll: Record<DiscoverType, string> = { movies: "Показать фильмы", tv: "Показать сериалы" };
const noMatch: Record<DiscoverType, string> = { movies: "Подходящих фильмов нет", tv: "Подходящих сериалов нет" };
const matching: Record<DiscoverType, Forms> = {
  movies: { one: "Подходит # фильм", few: "Подходят # фильма", many: "Подходит # фильмов", other: "Подходит # фильма" },
  tv: { one: "Подходит # сериал", few: "Подходят # сериала", many: "Подходит # сериалов", other: "Подходит # сериала" },
};

/** The button that applies the filters. `null`: not counted yet. */
function show(type: DiscoverType, count: number | null): string {
  if (count === null) return showAll[type];
  return count === 0 ? noMatch[type] : `Показать ${titleCount(type, count)}`;
}
export const discoverForm = {
  show,
  /** For screen readers, while the filters change. */
  matching: (type: DiscoverType, count: number): string => (count === 0 ? noMatch[type] : plural(count, matching[type])),
  closeFilters: "Закрыть фильтры",
  genres: "Жанры",
  match: "Нужны",
  matches: { all: "все", any: "хотя бы один" },
  notGenres: "Исключить жанры",
  moreFilters: "Другие фильтры",
  years: "Годы",
  from: "От",
  to: "До",
  rating: "Рейтинг",
  votes: "Число оценок",
  runtime: "Длительность в минутах",
  language: "Язык оригинала",
  certification: "Возрастной рейтинг",
  /** The country's field says what it is for. */
  regionOf: { movies: "Страна для возрастного рейтинга и стриминга", tv: "Страна для стриминга" },
  /** Fields for what has a name in the film database. */
  named: { keyword: "Ключевые слова", company: "Кинокомпании", network: "Каналы", provider: "Стриминговые сервисы" },
  /** Where the film database does not say the name. */
  unnamed: { keyword: "Ключевое слово", company: "Кинокомпания", network: "Канал", provider: "Сервис" },
  /** Of fields of any gender. */
  any: "Не важно",
  atLeast: (value: number): string => `От ${number(value)}`,
  /** In a type-ahead field. */
  addTo: { keyword: "Добавить слово", company: "Добавить компанию", provider: "Добавить сервис" },
  searching: "Идёт поиск",
  nothingKnown: "Ничего не найдено",
  optionsFailed: "Не удалось загрузить варианты.",
  choices: (count: number): string => plural(count, { one: "# вариант", few: "# варианта", many: "# вариантов", other: "# варианта" }),
  nothingMatches: {
    movies: "Ни один фильм не подходит под все эти фильтры",
    tv: "Ни один сериал не подходит под все эти фильтры",
  },
  /** `filter`: the narrowest one's text. */
  loosen: (filter: string): string => `Сильнее всего ограничивает фильтр «${filter}»: убери сначала его. Каждая ссылка ниже убирает один фильтр.`,
  nothingHere: { movies: "Фильмов здесь пока нет", tv: "Сериалов здесь пока нет" },
  nothingHereHint: "Сейчас каталогу нечего показать. Попробуй позже.",
  /** A filter may itself begin with "Кроме". */
  without: (filter: string): string => `Убрать «${filter}»`,
};
