import { episodes as episodeCount, films, lists as listCount } from "../counts.ts";
import { type Forms, number, plural } from "../text.ts";

type Counts = { saved: number; lists: number; movies: number; episodes: number; rated: number; positions: number };

const savedTitles: Forms = {
  one: "# название в избранном",
  few: "# названия в избранном",
  many: "# названий в избранном",
  other: "# названия в избранном",
};
const ratingsAndNotes: Forms = {
  one: "# оценка или заметка",
  few: "# оценки и заметки",
  many: "# оценок и заметок",
  other: "# оценки и заметки",
};
const filmsAndEpisodes: Forms = { one: "# фильм или серия", few: "# фильма и серии", many: "# фильмов и серий", other: "# фильма и серии" };

const unlessNone = (count: number, text: (count: number) => string): string[] => (count === 0 ? [] : [text(count)]);
export const settingsPage = {
  heading: "Настройки",
  lead: "Всё, что ты здесь выбираешь и сохраняешь, остаётся в этом браузере, на этом устройстве. Аккаунта, к которому это можно привязать, нет.",
  withoutScript: "Настройки хранит браузер, и для этого ему нужен JavaScript. Без него на этом устройстве ничего не сохраняется.",
  watching: {
    title: "Просмотр",
    country: "Страна, где ты смотришь",
    automaticUnnamed: "Авто",
    /** "Авто (Германия)" */
    automatic: (name: string): string => `Авто (${name})`,
    countryNote: "Нужна для раздела «Где посмотреть» и возрастных рейтингов. «Авто» следует за языком браузера.",
    autoplayNext: "Автоматически включать следующую серию",
  },
  captions: {
    title: "Субтитры",
    language: "Субтитры",
    asFilm: "Как задано в фильме",
    off: "Выкл.",
    note: "Для плеера этого сайта. У других плееров свои настройки.",
  },
  spoilers: {
    title: "Спойлеры",
    legend: "Серии после последней просмотренной",
    choices: { off: "Показывать всё", blur: "Размывать", hide: "Скрывать" },
    note: "«Размывать» и «Скрывать» действуют на кадры, названия и описания в списке серий. Показать скрытое можно клавишей или нажатием.",
  },
  memory: {
    title: "Это устройство",
    rememberNothing: "Ничего не запоминать на этом устройстве",
    note: "Сразу удаляет избранное, отметки о просмотре, твои оценки, заметки и прогресс просмотра. Пока это включено, больше ничего не сохраняется. Настройки на этой странице останутся: их задаёшь ты.",
    wiped: "Удалено с этого устройства",
  },
  stored: {
    title: "Что здесь хранится",
    subjects: { list: "Избранное", seen: "Просмотренное, оценки и заметки", progress: "Прогресс просмотра", choices: "Настройки" },
    /** While there is nothing to count. */
    notes: {
      list: "Избранное и твои списки",
      seen: "Фильмы, серии и сериалы",
      progress: "Фильмы, серии и последние серверы",
      choices: "Оформление, эта страница, плеер",
    },
    counts: ({ saved, lists, movies, episodes, rated, positions }: Counts) => ({
      list: [...unlessNone(saved, (count) => plural(count, savedTitles)), ...unlessNone(lists, listCount)].join(", "),
      seen: [...unlessNone(movies, films), ...unlessNone(episodes, episodeCount), ...unlessNone(rated, (count) => plural(count, ratingsAndNotes))].join(", "),
      progress: unlessNone(positions, (count) => plural(count, filmsAndEpisodes)).join(", "),
    }),
    nothing: "Ничего",
    /** "3 КБ" */
    size: (bytes: number): string => (bytes < 1000 ? "Меньше 1\u00a0КБ" : `${number(Math.round(bytes / 1000))}\u00a0КБ`),
  },
  transfer: {
    title: "Экспорт и импорт",
    note: "Избранное, просмотренное, оценки, заметки, прогресс просмотра и настройки этой страницы\u00a0— одним файлом. Чтобы перейти на другое устройство или в другой браузер, экспортируй здесь и импортируй там.",
    save: "Экспорт в файл",
    open: "Импорт из файла",
    fromOthers: "Импорт из Letterboxd, IMDb, Trakt и других",
    preview: "В этом файле",
    nothingIn: "Ничего нет.",
    /** Some entries. */
    left: "Часть данных не читается и будет пропущена.",
    merge: "Добавить к тому, что есть",
    replace: "Заменить то, что есть",
    cancel: "Отмена",
    choices:
      "При добавлении из двух записей действует более новая, а твои настройки на этой странице не меняются. Всё удалённое после экспорта вернётся. При замене сначала удаляется то, что есть здесь, и действуют настройки из файла.",
    done: { merge: "Данные из файла добавлены", replace: "Всё заменено данными из файла" },
    failures: {
      large: "Этот файл слишком велик: экспорт этого сайта таким не бывает.",
      unreadable: "Открыть этот файл не удалось. Выбери его ещё раз.",
      foreign: "Это не экспорт этого сайта, или файл повреждён. Выбери файл, экспортированный здесь.",
      newer: "Этот файл\u00a0— из более новой версии сайта. Перезагрузи страницу и попробуй ещё раз.",
    },
    off: "На этом устройстве включено «Ничего не запоминать». Чтобы импортировать, сначала отключи эту настройку.",
  },
  /** Texts that could not be read. */
  damaged: {
    title: "Часть сохранённых данных не читается",
    text: "Она хранится отдельно, а всё остальное работает как раньше. Сохрани её в файл, если хочешь разобраться или кому-нибудь показать.",
    save: "Сохранить в файл",
    remove: "Удалить",
    removed: "Удалено с этого устройства",
    /** Latin letters, as every system's file names may have them. */
    file: (subject: string): string => `povrezhdeno-${subject}.txt`,
  },
  deletion: {
    button: "Удалить всё, что здесь хранится",
    title: "Удалить всё, что здесь хранится?",
    text: "Избранное и твои списки, просмотренное, оценки и заметки, прогресс просмотра и все настройки этой страницы. Когда ты уйдёшь с этой страницы, вернуть их будет нельзя. Если нужна копия, сначала сделай экспорт.",
    confirm: "Удалить всё",
    cancel: "Оставить",
    done: "Всё, что хранилось на этом устройстве, удалено.",
  },
};
