export const subscription = {
  title: "В твоём календаре",
  download: "Скачать файлом",
  downloadNote: "Файл ICS с этими датами, для любого календаря. Дат, объявленных позже, в нём не будет.",
  subscribe: "Подписаться",
  subscribeNote: "Твой календарь обращается по этому адресу дважды в день и сам получает новые даты.",
  /** What the address gives away. */
  ids: "В адресе есть номера этих фильмов и сериалов. Их видит сервис, в котором ведётся твой календарь. Больше ничего о том, что ты здесь делаешь, он не видит.",
  withoutNames: "Без названий серий",
  address: "Адрес подписки",
  firstTitles: (count: number): string => `Названий в подписке: ${count}. Сначала те, у которых есть объявленные даты.`,
  /** In a calendar file: "Example (New season)". */
  withNote: (text: string, note: string): string => `${text} (${note})`,
};
