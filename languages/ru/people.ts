import type { CreditSort } from "#features/people/model/credit-order.ts";
import type { Words } from "../words.ts";
import { films, series as seriesCount, titles, votes } from "./counts.ts";
import { decimal, inText, list, number, plural, pluralText } from "./text.ts";

const ranks: Record<CreditSort, string> = { popularity: "популярные", newest: "новые", oldest: "старые", rating: "лучшие" };
/** "61 фильм и 12 сериалов, сначала новые" */
function shownTitles(counts: { films: number; series: number }, sort: CreditSort): string {
  const parts = [...(counts.films > 0 ? [films(counts.films)] : []), ...(counts.series > 0 ? [seriesCount(counts.series)] : [])];
  return parts.length === 0 ? "Ничего нет" : `${list(parts)}, сначала ${ranks[sort]}`;
}

const film = "Фильм";
const series = "Сериал";
type Point = { type: "movies" | "series"; title: string; year: number; rating: number; votes: number };
const pointType = ({ type }: Pick<Point, "type">): string => (type === "series" ? series : film);
export const words: Words["people"] = {
  personPage: {
    loading: "Страница человека загружается",
    born: "Дата рождения",
    bornText: (date: string, age: number | null): string =>
      age === null ? date : `${date} (${plural(age, { one: "# год", few: "# года", many: "# лет", other: "# года" })})`,
    died: "Дата смерти",
    placeOfBirth: "Место рождения",
    knownFor: "Основное занятие",
    popularity: "Популярность",
    biography: "Биография",
    /** The name stays in the nominative. */
    noBiography: (name: string): string => `${name}: биографии пока нет.`,
    filmography: "Фильмография",
    asActor: "Перед камерой",
    asCrew: "За кадром",
    noActing: "Ролей не нашлось",
    noCrew: "Работ за кадром не нашлось",
    crewFilms: pluralText({ one: "# фильм за кадром", few: "# фильма за кадром", many: "# фильмов за кадром", other: "# фильма за кадром" }),
    tvSeries: "Сериалы",
    /** Section 5, of a title without a name and of one without a year. */
    untitled: "Без названия",
    unknownYear: "Год неизвестен",
    showAll: (total: number): string => `Показать все (${number(total)})`,
    /** "Показано 40, сначала новые." */
    firstShown: (sort: CreditSort, count: number): string => `Показано ${number(count)}, сначала ${ranks[sort]}.`,
    sortAndFilter: "Сортировка и фильтры",
    sortBy: "Сортировка",
    sorts: { popularity: "По популярности", newest: "Сначала новые", oldest: "Сначала старые", rating: "По рейтингу" },
    show: "Показать",
    types: { all: "Всё", movies: "Фильмы", tv: "Сериалы" },
    hideSelf: (count: number): string => `Скрыть появления без роли (${number(count)})`,
    showSelf: (count: number): string => `Показать появления без роли (${number(count)})`,
    noSeries: "Сериалов не нашлось",
    shownTitles,
    careerTimeline: "Карьера по годам",
    film,
    series,
    legend: "Чем выше, тем лучше рейтинг; чем крупнее, тем больше оценок.",
    plotLabel: (count: number): string => `На шкале лет и рейтингов\u00a0— ${titles(count)}. Переходить между ними можно стрелками.`,
    decade: (firstYear: number): string => `${firstYear}-е`,
    pointType,
    /** "Шерлок-младший, фильм 1924 года, рейтинг 8,1, 1 204 оценки" */
    pointName: (point: Point): string =>
      `${point.title}, ${inText(pointType(point))} ${point.year} года, рейтинг ${decimal(point.rating)}, ${votes(point.votes)}`,
    asTable: "Карьера по годам в таблице",
    columns: { title: "Название", type: "Тип", year: "Год", rating: "Рейтинг", votes: "Оценки" },
    notPlotted: "На шкале нет работ без даты или без оценок, а также большинства появлений без роли.",
    workedMostWith: "Чаще всего вместе",
    together: (count: number): string => plural(count, { one: "# общая работа", few: "# общие работы", many: "# общих работ", other: "# общей работы" }),
    togetherNote: "По тем данным, которые сайт уже загрузил.",
    notFound: "Человек не найден",
    notFoundText: "По этому адресу никого нет. Возможно, в ссылке опечатка.",
  },
};
