import { ofTitles, titles } from "../counts.ts";
import { number, plural, pluralText } from "../text.ts";

// The page of a list that came as an address.
const whyLeftOut = "там указан не фильм и не сериал, или список слишком длинный";
export const sharedPage = {
  /** Of a list without a name. */
  unnamed: "Список по ссылке",
  about: "Этот список и его название записаны в самой ссылке. На сайте он не хранится. Сохрани его, чтобы он остался на этом устройстве.",
  titleCount: titles,
  /** For search engines and previews of the address. */
  description: (count: number): string => `Список из ${ofTitles(count)}: что посмотреть. Весь список\u00a0— в ссылке.`,
  listLabel: "Содержание списка",
  /** In place of a title that the page does not have. */
  notLoaded: { movie: "Фильм, ещё не загружен", tv: "Сериал, ещё не загружен" },
  missing: "Нет в каталоге",
  failed: "Часть этого списка не загрузилась.",
  /** Below the list. */
  dropped: (count: number): string =>
    plural(count, {
      one: `Пропущена # запись в ссылке: ${whyLeftOut}.`,
      few: `Пропущено # записи в ссылке: ${whyLeftOut}.`,
      many: `Пропущено # записей в ссылке: ${whyLeftOut}.`,
      other: `Пропущено # записи в ссылке: ${whyLeftOut}.`,
    }),
  empty: {
    message: "В этой ссылке нет ни фильмов, ни сериалов",
    hint: "Возможно, по дороге ссылка обрезалась. Попроси прислать её ещё раз или найди здесь, что посмотреть.",
  },
  /** Beside the buttons, which wait for all titles. */
  loaded: (count: number, all: number): string => `Загружено ${number(count)} из ${number(all)}`,
  saveAll: "Всё в избранное",
  saveAsList: "Сохранить как список",
  openMyList: "Открыть избранное",
  /** Of toasts. */
  savedAll: pluralText({
    one: "В избранное добавлено # название",
    few: "В избранное добавлено # названия",
    many: "В избранное добавлено # названий",
    other: "В избранное добавлено # названия",
  }),
  /** Below it. */
  leftOut: (count: number): string => (count === 0 ? "" : `Не удалось загрузить ${titles(count)}`),
  allSavedBefore: "Всё это уже было в избранном",
  savedAsList: "Сохранено как список",
  noRoom: pluralText({
    one: "У тебя # список, больше создать нельзя. Сначала удали ненужный.",
    few: "У тебя # списка, больше создать нельзя. Сначала удали ненужный.",
    many: "У тебя # списков, больше создать нельзя. Сначала удали ненужный.",
    other: "У тебя # списка, больше создать нельзя. Сначала удали ненужный.",
  }),
};
