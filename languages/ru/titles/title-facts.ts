import type { SeriesType, TitleStatus } from "#domain/provider-names.ts";
import { number } from "../text.ts";

export const titleFacts = {
  facts: "Подробности",
  originalTitle: "Оригинальное название",
  originalLanguage: "Язык оригинала",
  status: "Статус",
  seriesType: "Тип",
  /** By the provider's names. "фильм" and "сериал" are both masculine. */
  statuses: {
    Rumored: "По слухам",
    Planned: "Запланирован",
    "In Production": "В производстве",
    "Post Production": "Идёт постпродакшен",
    Released: "Вышел",
    Canceled: "Отменён",
    "Returning Series": "Продолжается",
    Ended: "Завершён",
    Pilot: "Пилотная серия",
  } satisfies Record<TitleStatus, string> as Readonly<Record<string, string>>,
  seriesTypes: {
    Scripted: "Игровой",
    Miniseries: "Мини-сериал",
    Reality: "Реалити-шоу",
    Documentary: "Документальный",
    News: "Новости",
    "Talk Show": "Ток-шоу",
    Video: "Видео",
  } satisfies Record<SeriesType, string> as Readonly<Record<string, string>>,
  countries: (count: number): string => (count === 1 ? "Страна" : "Страны"),
  budget: "Бюджет",
  revenue: "Сборы",
  /** "92 620 000 $" */
  dollars: (amount: number): string => `${number(amount)}\u00a0$`,
  firstAired: "Начало показа",
  lastAired: "Последний показ",
  companies: () => "Производство",
  networks: (count: number): string => (count === 1 ? "Канал" : "Каналы"),
  keywords: "Ключевые слова",
  showMore: (count: number): string => `Показать ещё ${number(count)}`,
  /** "Даты выхода (Германия)" */
  releases: (country: string): string => `Даты выхода (${country})`,
  /** "В кинотеатрах: 11 января 1927" */
  releaseOn: (kind: string, date: string): string => `${kind}: ${date}`,
  /** By the film database's numbers. */
  releaseTypes: {
    1: "Премьера",
    2: "Ограниченный прокат",
    3: "В кинотеатрах",
    4: "Онлайн",
    5: "На дисках",
    6: "На ТВ",
  } as Record<number, string>,
};
