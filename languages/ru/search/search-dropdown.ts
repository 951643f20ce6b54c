import { plural } from "../text.ts";

export const searchDropdown = {
  noResults: "Ничего не найдено",
  resultsLabel: "Результаты",
  offline: "Нет подключения к сети. Для поиска нужно подключение.",
  viewAll: "Все результаты",
  resultCount: (count: number): string => plural(count, { one: "# результат", few: "# результата", many: "# результатов", other: "# результата" }),
  unknownYear: "Год неизвестен",
};
