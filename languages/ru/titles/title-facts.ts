import { number } from "../text.ts";

export const titleFacts = {
  facts: "Подробности",
  originalTitle: "Оригинальное название",
  originalLanguage: "Язык оригинала",
  status: "Статус",
  seriesType: "Тип",
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
