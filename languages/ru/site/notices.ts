import type { NoticeId } from "#domain/notices.ts";

const error = (text: string) => ({ title: "Ошибка", text });
const notStored = (text: string) => ({ title: "Не сохранено на этом устройстве", text });

/** The messages of specification.md, section 8, and those of parts that it does not name. */
export const notices = {
  trendingMovies: error("Не удалось загрузить фильмы в тренде"),
  popularMovies: error("Не удалось загрузить популярные фильмы"),
  topRatedMovies: error("Не удалось загрузить лучшие фильмы"),
  movie: error("Не удалось загрузить сведения о фильме"),
  series: error("Не удалось загрузить сведения о сериале"),
  season: error("Не удалось загрузить сведения о сезоне"),
  search: error("Не удалось загрузить результаты поиска"),
  genreMovies: error("Не удалось загрузить фильмы этого жанра"),
  genreSeries: error("Не удалось загрузить сериалы этого жанра"),
  person: error("Не удалось загрузить сведения о человеке"),
  linkCopied: { title: "Ссылка скопирована!", text: "Ссылка теперь в буфере обмена." },
  linkNotCopied: { title: "Не удалось скопировать", text: "Скопировать ссылку не получилось. Попробуй ещё раз." },
  // Not in section 8's table.
  trendingSeries: error("Не удалось загрузить сериалы в тренде"),
  popularSeries: error("Не удалось загрузить популярные сериалы"),
  topRatedSeries: error("Не удалось загрузить лучшие сериалы"),
  discover: error("Не удалось загрузить список"),
  cast: error("Не удалось загрузить список актёров"),
  reviews: error("Не удалось загрузить рецензии"),
  similarMovies: error("Не удалось загрузить похожие фильмы"),
  similarSeries: error("Не удалось загрузить похожие сериалы"),
  recommendations: error("Не удалось загрузить рекомендации"),
  whereToWatch: error("Не удалось загрузить раздел «Где посмотреть»"),
  episodeGuide: error("Не удалось загрузить гид по сериям"),
  collection: error("Не удалось загрузить коллекцию"),
  fullCredits: error("Не удалось загрузить актёров и съёмочную группу"),
  pictures: error("Не удалось загрузить изображения"),
  notSaved: error("Сохранить не удалось. Проверь соединение и попробуй ещё раз."),
  savedFull: notStored("Хранилище браузера для этого сайта заполнено. Изменение пропадёт, когда ты закроешь или перезагрузишь страницу."),
  savedDenied: notStored("Этот браузер не разрешает сайту ничего сохранять. Изменение пропадёт, когда ты закроешь или перезагрузишь страницу."),
  savedDamaged: {
    title: "Часть сохранённых данных не читается",
    text: "Она хранится на этом устройстве отдельно. Её можно экспортировать в настройках.",
  },
  savedNewer: {
    title: "Сохранённые данные\u00a0— из более новой версии сайта",
    text: "Перезагрузи страницу, чтобы они заработали. Если сначала что-нибудь здесь изменить, эти данные будут храниться отдельно, и их можно будет экспортировать в настройках.",
  },
} satisfies Record<NoticeId, { title: string; text: string }>;
