// The page that imports from other services.
export const importPage = {
  title: "Импорт фильмов",
  lead: "Перенеси сохранённое, просмотренное и оценённое из Letterboxd, IMDb, Trakt, Simkl, Movary, TMDB или Netflix. Файлы читает твой браузер, и они остаются на твоём устройстве; отправляются только названия из них, чтобы найти их здесь.",
  needsScript: "Для импорта нужен JavaScript: файлы читает сам браузер.",
  guideTitle: "Где взять файлы",
  // The services' menus have the names that their English pages show, because not all of them are in Russian.
  guides: {
    letterboxd: "В разделе «Settings» открой «Data» и экспортируй свои данные. Выбери ZIP-файл как есть.",
    imdb: "Открой свои оценки, список «Watchlist» или любой из своих списков и выбери «Export». Каждый из них\u00a0— отдельный файл CSV; можно выбрать несколько.",
    trakt: "В разделе «Settings» открой «Data» и экспортируй данные. Выбери ZIP-файл или файлы JSON или CSV из него.",
    simkl: "В разделе «Settings» открой «Backup» и скачай данные в формате JSON или CSV.",
    movary: "В разделе «Settings» открой «Data» и экспортируй историю, оценки и список «Watchlist». Выбери эти три файла CSV.",
    tmdb: "В настройках открой «Data Export». Выбери файлы CSV со своими оценками, списком «Watchlist» и избранным.",
    netflix:
      "В разделе «Аккаунт» открой историю просмотра своего профиля и выбери «Скачать все». Netflix не указывает годы, поэтому неясных названий может быть больше.",
  },
};
