import { deviceSettingsKey } from "#domain/device-settings.ts";
import { hasLanguages, type PublicSite } from "#domain/site.ts";
import {
  damagedKeys,
  homeRowsKey,
  importKey,
  lastServersKey,
  playerSettingsKey,
  savedListKey,
  seenKey,
  visitKey,
  watchProgressKey,
} from "#domain/storage-keys.ts";
import { optionalFeatures } from "#features/ads/model/consent.ts";

/** A key of the browser's local storage, and what it holds. The privacy and cookie pages list all of them. */
export type StoredKey = { key: string; text: string };

export const storedKeys = (site: PublicSite): StoredKey[] => [
  {
    key: "matinee-theme",
    text: "тёмное или светлое оформление, если ты выбираешь его внизу страницы. Если снова выбрать «Авто», запись удаляется.",
  },
  ...(optionalFeatures(site).length > 0 ? [{ key: "matinee-consent", text: "твои настройки приватности." }] : []),
  { key: playerSettingsKey, text: "громкость, скорость, вид и язык субтитров, а также то, включено ли управление одной клавишей." },
  { key: lastServersKey, text: "сервер, который сработал последним: один для фильмов и один для сериалов." },
  {
    key: watchProgressKey,
    text: "прогресс просмотра последних фильмов и серий и то, что из каждого фильма или сериала открыто последним, чтобы просмотр можно было продолжить. Когда фильм или серия досмотрены, прогресс удаляется.",
  },
  { key: savedListKey, text: "избранное и твои списки." },
  { key: seenKey, text: "просмотренное, твои оценки и заметки." },
  { key: homeRowsKey, text: "есть ли что продолжить и есть ли что-нибудь в избранном или просмотренном, чтобы на страницах сразу было для этого место." },
  {
    key: importKey,
    text: "незавершённый импорт из другого сервиса: что в его файлах и что нашлось. В конце запись удаляется.",
  },
  ...(site.worksOffline
    ? [{ key: visitKey, text: "когда сайт был открыт впервые, чтобы при втором посещении начать сохранять копии для работы без сети." }]
    : []),
  ...Object.values(damagedKeys).map((key) => ({ key, text: "сохранённые данные, которые не удалось прочитать, пока ты их не экспортируешь или не удалишь." })),
  {
    key: deviceSettingsKey,
    text: `можно ли этому устройству что-нибудь запоминать, включается ли следующая серия автоматически, что делать со спойлерами, показывать ли оригинальные постеры, скрывать ли просмотренное в списках, включён ли вид для телевизора, а также страна, где ты смотришь, если она выбрана.${hasLanguages(site) ? " Ещё язык, на котором ты хочешь видеть страницы, если он выбран, и то, закрыто или принято ли предложение другого языка." : ""}${site.worksOffline ? " И то, сохраняются ли копии страниц для работы без сети, если это выбрано." : ""}`,
  },
];
