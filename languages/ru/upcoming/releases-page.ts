import { plural } from "../text.ts";

/** `embedded`: the sample catalog has no new films. The days of its old ones come round. */
export const releasesPage = {
  lists: "Фильмы по дате выхода",
  headings: {
    live: { cinemas: "В кино", soon: "Скоро в кино", home: "Скоро дома" },
    embedded: { cinemas: "Недавние годовщины фильмов", soon: "Ближайшие годовщины фильмов", home: "Скоро дома" },
  },
  leads: {
    cinemas: "Фильмы, которые сейчас идут в кинотеатрах.",
    soon: "Фильмы по дате выхода в кинотеатрах.",
    home: "Фильмы по дате выхода онлайн или на дисках.",
  },
  embeddedLead: "Фильмы этого демонстрационного каталога не новые. Эти вышли в\u00a0кинотеатрах в\u00a0один из дней этих недель, но в прошлые годы.",
  weeks: "Недели",
  allWeeks: "Все недели",
  thisWeek: "Эта неделя",
  nextWeek: "Следующая неделя",
  /** Of days without their year. */
  days: (first: string, last: string): string => `${first}\u00a0— ${last}`,
  kindsLabel: "Тип релиза",
  allKinds: "Все релизы",
  kinds: {
    wide: "В кинотеатрах",
    limited: "Ограниченный прокат",
    digital: "Онлайн",
    disc: "На дисках",
  },
  yearsAgo: (years: number): string => plural(years, { one: "# год назад", few: "# года назад", many: "# лет назад", other: "# года назад" }),
  noDate: "Дата неизвестна",
  empty: { message: "Для этого выбора фильмов не нашлось", hint: "Выбери другую неделю, другой тип релиза или другую страну." },
  /** For search engines. */
  descriptions: {
    live: "Что идёт в кино, что выходит неделя за неделей и что скоро можно будет посмотреть дома, с датами для твоей страны.",
    embedded: "Годовщины фильмов этих недель из каталога фильмов, ставших общественным достоянием.",
  },
};
