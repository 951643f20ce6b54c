export const subscription = {
  title: "В твоём календаре",
  download: "Скачать файлом",
  downloadNote: "Файл ICS с датами выше, для любого календаря. Дат, объявленных позже, в нём не будет.",
  subscribe: "Подписаться",
  subscribeNote: "Твой календарь читает этот адрес дважды в день и сам получает новые даты.",
  /** What the address gives away. */
  ids: "В адресе есть номера этих фильмов и сериалов. Их видит служба, которая ведёт твой календарь, и больше ничего о тебе здесь она не видит.",
  withoutNames: "Без названий серий",
  address: "Адрес подписки",
  firstTitles: (count: number): string => `В подписке не всё, а ${count}: сначала то, у чего есть объявленные даты.`,
  /** In a calendar file: "Example (New season)". */
  withNote: (text: string, note: string): string => `${text} (${note})`,
};
