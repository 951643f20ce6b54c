import type { PartsOfTime } from "#features/player/model/clock-time.ts";
import type { PlayerError } from "#features/player/model/player-protocol.ts";
import { decimalText, plural, pluralText } from "../text.ts";
import { captionLook } from "./caption-look.ts";

const percent = (share: number): string => `${Math.round(share * 100)}\u00a0%`;
const speedLabel = (value: number): string => `${decimalText(String(value))}×`;

const hoursText = (count: number): string => plural(count, { one: "# час", few: "# часа", many: "# часов", other: "# часа" });
const minutesText = (count: number): string => plural(count, { one: "# минута", few: "# минуты", many: "# минут", other: "# минуты" });
const secondsText = (count: number): string => plural(count, { one: "# секунда", few: "# секунды", many: "# секунд", other: "# секунды" });
type Failure = { what: string; advice: string };
export const playerPage = {
  controls: "Управление плеером",
  film: "Фильм",
  play: "Воспроизвести",
  pause: "Пауза",
  replay: "Ещё раз",
  seek: "Перемотка",
  mute: "Выключить звук",
  volume: "Громкость",
  captions: "Субтитры",
  pictureInPicture: "Картинка в картинке",
  playOnDevice: "Воспроизвести на другом устройстве",
  fullScreen: "Во весь экран",
  back: "Назад на 10 секунд",
  forward: "Вперёд на 10 секунд",
  live: "Эфир",
  openElsewhere: "Открыть фильм в другой программе",
  /** For screen readers. Both are in the nominative: "1 минута, всего 2 часа". */
  positionOf: (position: string, length: string): string => `${position}, всего ${length}`,
  /** "1 час 2 минуты 3 секунды" */
  spokenTime: ({ hours, minutes, seconds }: PartsOfTime): string =>
    [hours > 0 && hoursText(hours), minutes > 0 && minutesText(minutes), seconds > 0 && secondsText(seconds)].filter(Boolean).join(" ") || secondsText(0),
  percent,
  settings: "Настройки",
  close: "Закрыть",
  speed: "Скорость",
  speedLabel,
  quality: "Качество",
  automatic: "Авто",
  /** "Авто (720p)" */
  automaticNow: (label: string): string => `Авто (${label})`,
  captionsOff: "Выкл.",
  captionsOn: "Вкл.",
  openCaptionsFile: "Открыть файл субтитров (SRT или VTT)",
  ownFile: "Твой файл",
  ownFileTiming: "Сдвиг субтитров, секунды",
  ownFileOpen: pluralText({ one: "Найден # субтитр", few: "Найдено # субтитра", many: "Найдено # субтитров", other: "Найдено # субтитра" }),
  ownFileEmpty: "В этом файле нет субтитров. Выбери файл SRT или VTT.",
  ownFileTooLarge: "Этот файл слишком велик для файла субтитров.",
  singleKeys: "Управление одной клавишей",
  shortcutsTitle: "Горячие клавиши",
  look: captionLook,
  /** What a key press did. */
  said: {
    playing: "Воспроизведение",
    paused: "Пауза",
    muted: "Звук выключен",
    soundOn: "Звук включён",
    captionsOff: "Субтитры выключены",
    volume: (share: number): string => `Громкость ${percent(share)}`,
    captions: (track: string): string => `Субтитры: ${track}`,
    speed: (value: number): string => `Скорость ${speedLabel(value)}`,
  },
  /** At the side of the picture, after a double tap: "−20 с". */
  jumped: (seconds: number): string => `${seconds < 0 ? "−" : "+"}${Math.abs(seconds)}\u00a0с`,
  buffering: "Загрузка",
  tryAgain: "Повторить",
  failures: {
    source: { what: "Это видео не загрузилось.", advice: "Попробуй ещё раз или выбери другой сервер ниже." },
    network: { what: "Во время загрузки видео пропало соединение.", advice: "Проверь соединение и попробуй ещё раз." },
    format: { what: "Твой браузер не воспроизводит это видео.", advice: "Выбери другой сервер ниже или попробуй другой браузер." },
    offline: { what: "Похоже, интернета нет.", advice: "Видео продолжится, когда появится соединение." },
    slow: { what: "Видео долго загружается.", advice: "Подожди ещё, попробуй снова или выбери другой сервер ниже." },
  } satisfies Record<PlayerError | "offline" | "slow", Failure>,
  /** Of a file in the operator's own library. `name`: of a codec or a format, "HEVC". */
  ownFilm: {
    preparing: { what: "Видео готовится к показу.", advice: "Оно вот-вот начнётся само." },
    gone: { what: "Этого видео здесь больше нет.", advice: "Пока страница была открыта, его файл перенесли или удалили." },
    busy: { what: "Сейчас здесь смотрят слишком много видео.", advice: "Попробуй ещё раз через минуту." },
    damaged: { what: "Файл этого видео повреждён.", advice: "Воспроизвести его не получится, пока файл не заменят." },
    protected: { what: "Это видео защищено от копирования.", advice: "Без ключа его не воспроизвести." },
    unplayable: (name: string | null): Failure => ({
      what: name === null ? "Формат этого видео не воспроизводится." : `Это видео в формате ${name}, который не воспроизводит ни один браузер.`,
      advice: "Сначала его нужно преобразовать.",
    }),
    notDecoded: (name: string | null): Failure => ({
      what: name === null ? "Твой браузер не воспроизводит это видео." : `Это видео в формате ${name}, который твой браузер не воспроизводит.`,
      advice: "Попробуй другой браузер или другое устройство.",
    }),
    version: (number: number): string => `Версия ${number}`,
  },
  download: "Скачать файл",
  audio: "Звук",
  /** In the menu of captions, of subtitles that are not shown. `language`: "" if the file does not say; `format`: `null` for pictures. */
  unsupportedSubtitles: (language: string, format: string | null): string => `${language || "Субтитры"} (${format ?? "в виде картинок"}, не поддерживаются)`,
};
